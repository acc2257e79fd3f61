// The frame waits for its parent: nothing is shown before a website arrives.
window.parent.postMessage({ type: "PREVIEW_READY" }, window.location.origin);
