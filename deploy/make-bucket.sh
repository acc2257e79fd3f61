#!/bin/sh
# Makes the bucket of compose.yaml, with `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. One that is there already is
# left as it is; a store that does not give it ends this with a failure, so that nothing starts without it.
set -eu
ask() {
  curl --silent --show-error --output /dev/null --aws-sigv4 aws:amz:us-east-1:s3 \
    --user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY" "$@" "$BUCKET_URL"
}
# Who is still starting refuses connections or says 503. Whether it was made, or is somebody's, the second call tells.
ask --retry "${TRIES:-60}" --retry-connrefused --retry-delay 1 --request PUT
ask --fail --head
