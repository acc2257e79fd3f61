import { personName, type Website } from "@vitrine/model";
import { Button, buttonClass, TextInput } from "@vitrine/ui";
import { Code, Contact, Copy, ExternalLink, Link2, Mail, MessageCircle, PenLine, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { copyFormatted, copyText } from "../../../lib/copy-text.ts";
import { printSheet } from "./print-sheet.ts";
import { QrBlock } from "./qr-block.tsx";
import { qrSvg } from "./qr-files.ts";
import {
  businessCardSheet,
  embedCode,
  shareAddresses,
  signatureHtml,
  signatureText,
  type Shared,
} from "./share-texts.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
const linkClass = buttonClass({ size: "small", className: "max-md:min-h-11" });

/** What a person takes from a published site to bring people there. */
export function ShareKit({ website, url }: { website: Website; url: string }) {
  const { title, email, phone } = website.contact;
  const shared: Shared = { name: personName(website), title, email, phone, url };
  return (
    <div className="flex flex-col gap-6">
      <AddressLine url={url} />
      <div className="flex flex-wrap gap-6">
        <QrBlock url={url} name={website.subdomain ?? "site"} label="QR code of the site" />
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
          <Elsewhere shared={shared} />
          <ToTake shared={shared} vcard={vcardAddress(website)} />
        </div>
      </div>
    </div>
  );
}

function AddressLine({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <TextInput readOnly value={url} aria-label="Address of the site" onFocus={(event) => event.target.select()} />
      </div>
      <Button
        variant="primary"
        data-autofocus=""
        icon={<Copy {...icon} />}
        onClick={() => void copyText(url, "Address copied")}
      >
        Copy
      </Button>
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
        <ExternalLink {...icon} />
        Open
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-text text-label">{label}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

function Elsewhere({ shared }: { shared: Shared }) {
  const { linkedin, whatsapp, mail } = shareAddresses(shared);
  const targets = [
    { href: linkedin, label: "LinkedIn", Icon: Link2 },
    { href: whatsapp, label: "WhatsApp", Icon: MessageCircle },
    { href: mail, label: "Mail", Icon: Mail },
  ];
  return (
    <Group label="Send it">
      {targets.map(({ href, label, Icon }) => (
        <a key={label} href={href} target="_blank" rel="noreferrer" className={linkClass}>
          <Icon {...icon} />
          {label}
        </a>
      ))}
    </Group>
  );
}

/** On this host whatever the site's own: of another one a browser opens what should be kept. */
const vcardAddress = ({ public_url }: Website) => new URL(`${public_url ?? ""}/contact.vcf`, window.location.href).href;

function ToTake({ shared, vcard }: { shared: Shared; vcard: string }) {
  const small = { size: "small", className: "max-md:min-h-11" } as const;
  return (
    <Group label="Take it with you">
      <Button
        {...small}
        icon={<PenLine {...icon} />}
        onClick={() => void copyFormatted(signatureHtml(shared), signatureText(shared), "Signature copied")}
      >
        Email signature
      </Button>
      <a href={vcard} download className={linkClass}>
        <Contact {...icon} />
        vCard
      </a>
      <Button
        {...small}
        icon={<Printer {...icon} />}
        onClick={() => printSheet(businessCardSheet(shared, qrSvg(shared.url)))}
      >
        Business cards
      </Button>
      <Button
        {...small}
        icon={<Code {...icon} />}
        onClick={() => void copyText(embedCode(shared), "Embed code copied")}
      >
        Embed code
      </Button>
    </Group>
  );
}
