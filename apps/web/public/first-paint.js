// Runs before the first paint: sets the mode, so that the page never flashes in the other one, and starts the
// application of the prebuilt landing page. That page is left out for people it is not made for: those with a
// session, and guests who were sent away from a page and whose links must lead back to it. Where a page's scripts are
// named, they are asked for at once.
const root = document.documentElement;
try {
  const theme = localStorage.getItem("theme");
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : "system";
  const hasSession = localStorage.getItem("auth_session") || localStorage.getItem("auth_token");
  const hasOtherAim = hasSession || new URLSearchParams(location.search).has("redirect");
  if (hasOtherAim) root.dataset.skipsPrerendered = "";
  for (const early of document.querySelectorAll("template[data-early]")) {
    const isMeant = early.dataset.session === undefined || hasSession;
    if (isMeant && new RegExp(early.dataset.early).test(location.pathname)) document.head.append(early.content);
  }
} catch {
  root.dataset.theme = "system";
}

const application = document.querySelector("#application");
if (application) {
  const start = () => {
    document.head.append(document.importNode(application.content, true));
    application.remove();
  };
  const startOnce = () => application.isConnected && start();
  if (root.dataset.skipsPrerendered === undefined) {
    // Everything that is seen first has arrived with the load event; a stalled picture holds nothing up for long.
    addEventListener("load", startOnce);
    setTimeout(startOnce, 2000);
  } else start();
}
