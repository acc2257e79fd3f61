// Runs before the first paint: sets the mode, so that the page never flashes in the other one, and for
// visitors of the landing page asks for its largest picture while the application is still on its way.
try {
  const theme = localStorage.getItem("theme");
  document.documentElement.dataset.theme = theme === "light" || theme === "dark" ? theme : "system";
  if (location.pathname === "/" && !localStorage.getItem("auth_token")) {
    const picture = document.createElement("link");
    picture.rel = "preload";
    picture.as = "image";
    picture.href = "/site-assets/previews/modern-tablet.webp";
    document.head.append(picture);
  }
} catch {
  document.documentElement.dataset.theme = "system";
}
