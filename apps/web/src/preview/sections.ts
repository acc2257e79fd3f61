const outlineMs = 1600;

/** Calls back with the id of the section that was clicked; links inside the preview lead nowhere. */
export function watchSections(onChosen: (section: string) => void): void {
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("a[href]:not([href^='#'])")) event.preventDefault();
      const section = target?.closest("section[id]")?.id ?? (target?.closest("header") ? "header" : null);
      if (section && !target?.closest("summary, label, input, a")) onChosen(section);
    },
    true,
  );
}

/** Outlines a section for a moment, and brings it into view when asked to. */
export function showSection(section: string, scroll: boolean): void {
  const element = section === "header" ? document.querySelector("header") : document.getElementById(section);
  if (!element) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (scroll) element.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
  element.animate(
    [
      { outline: "2px solid currentColor", outlineOffset: "6px" },
      { outline: "2px solid transparent", outlineOffset: "6px" },
    ],
    { duration: outlineMs, easing: "ease-in" },
  );
}

/** Names the site's landmarks, so that they are told from the builder's own around the frame. */
export function nameLandmarks(): void {
  const landmarks = document.querySelectorAll("header:not(main header), main, footer:not(main footer)");
  for (const landmark of landmarks) {
    if (!landmark.hasAttribute("aria-label")) landmark.setAttribute("aria-label", "Site in the preview");
  }
}
