/** Who may see a website (document 2, section 4; contract.md 14). */
export const websiteStatuses = ["draft", "private", "published"] as const;
export type WebsiteStatus = (typeof websiteStatuses)[number];

export type Viewer = "guest" | "user" | "owner";

/** The visibility table of contract.md 14. */
export function canView(status: WebsiteStatus, viewer: Viewer): boolean {
  if (viewer === "owner" || status === "published") return true;
  return status === "private" && viewer === "user";
}

/**
 * The status that counts for everybody but its owner: nothing of a suspended owner is there for others, whatever
 * its own status. A website that was taken down is a draft already, and stays one.
 */
export function shownStatus(status: WebsiteStatus, owner: { isSuspended: boolean }): WebsiteStatus {
  return owner.isSuspended ? "draft" : status;
}

/** 'Website is now …' after a change of visibility (document 2, section 4). */
export const visibilityMessages: Readonly<Record<WebsiteStatus, string>> = {
  draft: "Website is now draft mode",
  private: "Website is now private mode",
  published: "Website is now published and publicly accessible",
};

/** Said where a site is refused to others because it still says what a sample person says. */
export const sampleLeftMessage = "Replace what is still the sample person's before others can see this site.";
