// Runs before the first paint: sets the mode, so that the page never flashes in the other one, and starts the
// application of the prebuilt landing page. That page is left out for people it is not made for: those with a
// session, and guests who were sent away from a page and whose links must lead back to it. At a builder's address
// its scripts are asked for at once.
const root = document.documentElement;
try {
  const theme = localStorage.getItem("theme");
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : "system";
  const hasSession = localStorage.getItem("auth_session") || localStorage.getItem("auth_token");
  const hasOtherAim = hasSession || new URLSearchParams(location.search).has("redirect");
  if (hasOtherAim) root.dataset.skipsPrerendered = "";
  const builder = document.querySelector("#builder");
  const opensBuilder = hasSession && /^\/builder\/\d+$/.test(location.pathname);
  if (builder && opensBuilder) document.head.append(builder.content);
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
