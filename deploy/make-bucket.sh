#!/bin/sh
# Makes the bucket of compose.yaml, with `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. One that is there already is
# left as it is; a store that does not give it ends this with a failure, so that nothing starts without it.
set -eu
# Older curls do not name what they signed, and stores ask for it: the hash of nothing.
nothing=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
ask() {
  curl --silent --show-error --output /dev/null --aws-sigv4 aws:amz:us-east-1:s3 \
    --header "x-amz-content-sha256: $nothing" --user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY" "$@" "$BUCKET_URL"
}
# Who is still starting refuses connections or says 503. Whether it was made, or is somebody's, the second call tells.
ask --retry "${TRIES:-60}" --retry-connrefused --retry-delay 1 --request PUT
ask --fail --head
