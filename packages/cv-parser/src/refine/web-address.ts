/** True for an address of the web, with or without its scheme. */
export function isAllowedUrl(text: string): boolean {
  return (
    /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}(?:[/?#]\S*)?$/iu.test(text) && text.length <= 300
  );
}
