#!/bin/sh
# Starts CHROMIUM_PROGRAM without the pages that its address bar is drawn with: every window of a test, invisible as it
# is, would load two of them in a process of their own, half a second of CPU; and without the process that it keeps
# ready for a next site, which every window would start and no test would use. The names join the list that is handed
# over, because of several lists Chromium takes the last. The engine alone (light-chromium.mjs) asks nobody how letters
# are fitted to dots and would fit them more than systems do, so that words are wider than in the browser itself.
for argument do
  case $argument in
    --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess" ;;
  esac
  shift
  set -- "$@" "$argument"
done
set -- --font-render-hinting=slight "$@"

# As root Chromium raises itself above everything (nice -8), and what draws without a graphics card takes the processor from
# servers under test, whose readers of CVs and hashes of passwords go below them. Nobody's own browser may do so.
if setpriv --bounding-set=-sys_nice true 2>/dev/null; then
  exec setpriv --bounding-set=-sys_nice "$CHROMIUM_PROGRAM" "$@"
fi
exec "$CHROMIUM_PROGRAM" "$@"
