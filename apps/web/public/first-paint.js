// Runs before the first paint: sets the mode, so that the page never flashes in the other one, asks for the data that
// the page of this address will need, and starts the application of a prebuilt page. Such a page is left out for people
// it is not made for: those with a session, and those whose address or visit says more than the plain page does. Where a
// page's scripts are named, they are asked for at once.
{
  const root = document.documentElement;
  const { pathname, search } = location;
  // Which of the templates stands beside a form: the page and the application after it show the same one.
  const pictures = document.querySelector("template[data-pictures]")?.content.children ?? [];
  const luck = Math.floor(Math.random() * (pictures.length || 1000));
  root.dataset.luck = String(luck);
  if (typeof window.PublicKeyCredential !== "function") root.dataset.withoutPasskeys = "";
  const answers = new Map();
  const askFor = (session) => {
    const headers = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest", "X-Session": session };
    const ask = (path) => fetch(path, { headers });
    const keep = (path, answer) => {
      answer.catch(() => undefined);
      answers.set(path, answer);
      return answer;
    };
    keep("/api/user", ask("/api/user"));
    const id = /^\/(?:builder|(?:cv-builder\/)?templates)\/([1-9]\d{0,15})$/.exec(pathname)?.[1];
    if (id) keep(`/api/websites/${id}`, ask(`/api/websites/${id}`));
    // Who comes from somewhere, as from the checkout, is told how things stand once the page knows what happened there.
    else if (search !== "") return;
    const standing = keep("/api/subscription/current", ask("/api/subscription/current"));
    // Whoever is sent away is shown nothing, and nothing is asked for.
    const access = standing.then(async (answer) => {
      if (!answer.ok || (await answer.clone().json()).data.has_access !== true) throw new Error("no access");
    });
    // Nothing may wait for it, and a page without access is none with an error.
    access.catch(() => undefined);
    const keepWithAccess = (path) =>
      keep(
        path,
        access.then(() => ask(path)),
      );
    if (!id) for (const path of ["/api/websites?per_page=100", "/api/overview"]) keepWithAccess(path);
    else if (!sessionStorage.getItem("templates_cache")) keepWithAccess("/api/templates?include_analytics=true");
  };
  try {
    const theme = localStorage.getItem("theme");
    root.dataset.theme = theme === "light" || theme === "dark" ? theme : "system";
    const session = localStorage.getItem("auth_session");
    const hasSession = session || localStorage.getItem("auth_token");
    const saysMore =
      pathname === "/"
        ? new URLSearchParams(search).has("redirect")
        : search !== "" || sessionStorage.getItem("pending_tryout") !== null;
    if (hasSession || saysMore) root.dataset.skipsPrerendered = "";
    for (const early of document.querySelectorAll("template[data-early]")) {
      if (!hasSession || !new RegExp(early.dataset.early).test(pathname)) continue;
      // Data before scripts: they are small, and what they are asked with comes back while the scripts still come.
      if (/^[1-9]\d*$/.test(session ?? "") && "data" in early.dataset) askFor(session);
      document.head.append(early.content);
    }
    window.earlyAnswers = { session, answers };
  } catch {
    root.dataset.theme ??= "system";
  }

  const application = document.querySelector("#application");
  if (application) {
    const start = () => {
      document.head.append(document.importNode(application.content, true));
      application.remove();
    };
    const startOnce = () => application.isConnected && start();
    if (root.dataset.skipsPrerendered === undefined) {
      if (pictures[luck]) document.head.append(pictures[luck]);
      // Everything that is seen first has arrived with the load event; a stalled picture holds nothing up for long.
      addEventListener("load", startOnce);
      setTimeout(startOnce, 2000);
      // What is pressed before the application is there is pressed again in it; a form must not be sent without it.
      document.addEventListener(
        "click",
        (event) => {
          const button = event.target instanceof Element ? event.target.closest("[data-prerendered] button") : null;
          if (!button) return;
          event.preventDefault();
          window.earlyPress = button;
        },
        true,
      );
    } else start();
  }
}
