import type { Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import { Dialog, Tabs } from "@vitrine/ui";
import { useState } from "react";
import { useSiteAddress } from "../../../lib/site-address.ts";
import { PrivateLinks } from "../private-links/private-links.tsx";
import type { BuilderSectionId } from "../shell/builder-rules.ts";
import type { SaveAll } from "../shell/use-save-all.ts";
import type { BuilderWork } from "../work/work-context.ts";
import { PublishForm } from "./publish-form.tsx";
import { PublishedView } from "./published-view.tsx";
import { usePublish } from "./use-publish.ts";

export type PublishDialogProps = {
  work: BuilderWork;
  website: Website;
  isDirty: boolean;
  saving: Pick<SaveAll, "state" | "save">;
  sampleLeft: readonly SampleLeft[];
  onSection: (section: BuilderSectionId) => void;
  onClose: () => void;
};

/** Publishing, sharing and private links of one website. */
export function PublishDialog(props: PublishDialogProps) {
  const { work, website, isDirty, saving, sampleLeft, onSection, onClose } = props;
  const publishing = usePublish(work, saving.save);
  const [tab, setTab] = useState("site");
  const [isFresh, setFresh] = useState(false);
  const isPublished = website.status === "published";
  const url = useSiteAddress(website) ?? "";
  const form = (
    <PublishForm
      key={`${website.status} ${website.subdomain}`}
      website={website}
      isDirty={isDirty}
      sampleLeft={sampleLeft}
      onPlace={(place) => {
        onClose();
        onSection(place);
      }}
      publishing={publishing}
      onDone={() => {
        setFresh(!isPublished);
        setTab("site");
      }}
    />
  );
  const view = (
    <PublishedView
      website={website}
      url={url}
      isDirty={isDirty}
      isFresh={isFresh}
      isSaving={saving.state === "saving"}
      onSave={() => void saving.save()}
      publishing={publishing}
    />
  );
  const links = { value: "links", label: "Private links", content: <PrivateLinks website={website} /> };
  const items = isPublished
    ? [
        { value: "site", label: "Share", content: view },
        { value: "address", label: "Address and visibility", content: form },
        links,
      ]
    : [{ value: "site", label: "Publish", content: form }, links];
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={isPublished ? "Share your site" : "Publish your site"}
      size="large"
      busy={publishing.isBusy}
      closeOnOverlay={false}
    >
      <Tabs
        label="Publishing and sharing"
        items={items}
        value={items.some(({ value }) => value === tab) ? tab : "site"}
        onValueChange={setTab}
      />
    </Dialog>
  );
}
