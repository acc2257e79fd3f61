/** Prints a page of its own, in a frame that nobody sees. */
export function printSheet(html: string): void {
  const frame = document.createElement("iframe");
  frame.title = "Sheet to print";
  frame.style.cssText = "position:fixed;inset-inline-start:-9999px;width:210mm;height:297mm;border:0";
  frame.addEventListener("load", () => {
    const page = frame.contentWindow;
    page?.addEventListener("afterprint", () => frame.remove());
    page?.print();
  });
  frame.srcdoc = html;
  document.body.append(frame);
}
