import { sectionKinds, type PublicSite } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { personaFor } from "@vitrine/templates/personas";
import { expect, test } from "vitest";
import { createTemplatesRenderer } from "../../publishing/index.ts";
import { placeholderAddress, withRelativeAddresses } from "./own-addresses.ts";
import { withOwnPictures } from "./own-pictures.ts";

const renderer = createTemplatesRenderer();
const photo = `/media/${"a".repeat(32)}.jpg`;
const post = { id: 1, title: "First", slug: "first", excerpt: "", published_at: "2026-01-01T00:00:00Z", tags: [] };

/** One section for each list of the site. */
const sections: PublicSite["sections"] = sectionKinds.flatMap(({ name, list }, index) =>
  list ? [{ id: index + 1, kind: name, title: null, layout: "designed", entry_ids: [], entries: [] }] : [],
);

test.each(templateManifests.map(({ slug }) => slug))(
  "R1.1-32 a page of %s asks nobody but its own folder",
  async (slug) => {
    const placeholder = placeholderAddress();
    const { site } = withOwnPictures(
      {
        ...personaFor(slug).site,
        template_slug: slug,
        flat_picture: photo,
        picture_focal: { x: 20, y: 30 },
        blogPosts: [post],
        sections,
        branding: true,
        visibility: "published",
        seo: { title: "", description: "", indexable: true },
      } as unknown as PublicSite,
      placeholder,
    );
    const html = await renderer.render(site, {
      baseUrl: placeholder,
      canonicalUrl: `${placeholder}/`,
      assetsPath: `${placeholder}/assets/`,
    });
    const page = withRelativeAddresses({ html, placeholder, up: "", address: null });
    expect(page).not.toContain(placeholder);
    expect(page).toContain(photo.slice(1));
    expect(page).toContain(`href="blog/first/index.html"`);
    const asked = [
      ...page.matchAll(/(?:src|poster|srcset)="([^"]*)"|url\((?:&quot;|["'])?([^"')&]+)|<link[^>]*href="([^"]*)"/g),
    ].map(([, source, style, link]) => source ?? style ?? link ?? "");
    expect(asked.filter((address) => !/^(?:assets\/[\w.-]+|media\/[a-f0-9]+\.jpg|data:|#)/.test(address))).toEqual([]);
  },
);
