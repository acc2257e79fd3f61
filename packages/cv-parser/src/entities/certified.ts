import type { FoundItem } from "../core/found.ts";

/** What only certificates are called; what begins with the bare word ("Certificate in Teaching") may be a course of study. */
const certified =
  /\bcertified\b|\p{L}\s+(?:certificat\p{L}*|zertifikat\p{L}*)\b|\bCompTIA\b|\bITIL\b|\bPRINCE2\b|\bCCN[AP]\b|сертификат|sertifika|证书|証書|자격증/iu;

/** Says where one learned, and names nobody who gives certificates. */
const atHome = /^(?:online|remote|virtual|self[- ]paced|en ligne|en línea|a distancia)$/iu;

/**
 * Parts what stands among schools ("Education / Certification"): an entry that is called like a certificate, and names
 * no school, is one, with a name, a giver and a date. A name that stands alone may have been read as a school.
 */
export function partCertified(entries: readonly FoundItem[]): { schools: FoundItem[]; certificates: FoundItem[] } {
  const isCertificate = ({ fields: { degree, institution } }: FoundItem): boolean => {
    if (degree === undefined) return institution !== undefined && certified.test(institution.value);
    const isAlone = institution === undefined || institution.rule === "education.same-school";
    return certified.test(degree.value) && (isAlone || atHome.test(institution.value));
  };
  const certificates = entries.filter(isCertificate).map(({ fields, current, tags }) => ({
    fields: {
      name: fields.degree ?? fields.institution,
      issuer:
        fields.degree === undefined || fields.institution?.rule === "education.same-school"
          ? undefined
          : fields.institution,
      date: fields.end_date ?? fields.start_date,
    },
    current,
    tags,
  }));
  return { schools: entries.filter((entry) => !isCertificate(entry)), certificates };
}
