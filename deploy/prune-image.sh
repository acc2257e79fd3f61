#!/bin/sh
# Takes out of an installed production tree what a running server never reads: half of it. Run by the Containerfile.
set -eu
cd "$1/node_modules"
# The embedded database, other Nodes, and what only tests and the build of pages read; faces are in the built templates.
rm -rf @embedded-postgres node-linux-* playwright-core axe-core typescript @fontsource @fontsource-variable
# What is for editors and debuggers.
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' \) ! -iname 'licen*' -delete
# Forms of packages for browsers, and larger models than the reader uses.
rm -rf pdfjs-dist/build pdfjs-dist/web pdfjs-dist/image_decoders @tesseract.js-data/*/4.0.0
rm -rf @opentelemetry/*/build/esm @opentelemetry/*/build/esnext
find docx/dist -type f \( -name '*.iife.js' -o -name '*.cjs' \) -delete
rm -rf stripe/cjs
# The reader takes the program that holds both of its ways, whichever it is asked for.
rm -f tesseract.js-core/*-lstm.js tesseract.js-core/*-lstm.wasm
# The same programs once more, written into scripts for browsers.
rm -f tesseract.js-core/*.wasm.js
# Forms for finding mistakes and for browsers; templates have their own React in their build.
find react-dom/cjs -type f \( -name '*.development.js' -o -name '*profiling*' \) -delete
find drizzle-orm -type f -name '*.cjs' -delete
# Countries are looked up in the file that holds both kinds of address.
rm -f @ip-location-db/*/*-ipv4.mmdb @ip-location-db/*/*-ipv6.mmdb
# What packages were built and measured with, and their forms for browsers.
rm -rf pdfkit/.yarn pdfkit/js/pdfkit.standalone.js bintrees/test
find pdfjs-dist -type f -name '*.min.mjs' -delete
# Sources that their packages are compiled from (no package's are run: Node takes types off nothing in node_modules),
# manuals, and tests.
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.mdx' \) -delete
find . -mindepth 2 -maxdepth 3 -type d -name test ! -exec test -e '{}/package.json' ';' -prune -exec rm -rf '{}' +
cd ..
find apps packages -name '*.test.ts' -delete
# What a new migration is compared with; migrating reads the journal and the statements.
rm -f apps/server/src/db/migrations/meta/*_snapshot.json
# Pictures of templates lie in what is built of them.
find packages/templates/src -name 'preview-*.webp' -delete
rm -rf tests tools bench docs apps/web/src apps/web/public
# An image runs the sources, which it has anyway; with the build it would be past what it may weigh.
rm -rf apps/server/dist
