import { vCardOf } from "@vitrine/model";
import { renderSVG } from "uqr";
import type { SiteName } from "./site-address.ts";
import type { VisibleSites } from "./visible-sites.ts";

/** White modules around the code, so that it is read on every ground (ISO/IEC 18004 asks for four). */
const quietZone = 4;

/** What a person takes from a published site: its address for a camera, and its owner's card for an address book. */
export function createShareDocuments({ sites, appUrl }: { sites: VisibleSites; appUrl: () => string }) {
  return {
    /** The address of a site as a QR code in SVG; null for a site that is not for everybody. */
    async qrCode(name: SiteName): Promise<string | null> {
      const found = await sites.visible(name, null);
      return found && renderSVG(sites.urlOf(found), { border: quietZone });
    },

    /** The owner's business card with what the page shows; null for a site that is not for everybody. */
    async businessCard(name: SiteName): Promise<string | null> {
      const found = await sites.visible(name, null);
      if (!found) return null;
      const { site } = await sites.snapshot(found.website.id);
      const page = sites.urlOf(found);
      const picture = site.flat_picture?.startsWith("data:") ? null : site.flat_picture;
      return vCardOf(site, { page, picture: picture === null ? null : new URL(picture, `${appUrl()}/`).href });
    },
  };
}
