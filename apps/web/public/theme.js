// Runs before the first paint, so that the page never flashes in the other mode.
try {
  const theme = localStorage.getItem("theme");
  document.documentElement.dataset.theme = theme === "light" || theme === "dark" ? theme : "system";
} catch {
  document.documentElement.dataset.theme = "system";
}
