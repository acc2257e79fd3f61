type Fields = Readonly<Record<string, unknown>>;

/** The fields of an entry as a writer gives them: of a picture only which one it is, and what is said of it here. */
export function fieldsToSend(fields: Fields): Record<string, unknown> {
  const { pictures } = fields;
  return Array.isArray(pictures) ? { ...fields, pictures: pictures.flatMap(pictureToSend) } : { ...fields };
}

/** One that an import brought by its address is not the website's own, and stays where it is. */
function pictureToSend({ media_id, caption, cover }: Fields): Fields[] {
  return typeof media_id === "number" ? [{ media_id, caption: caption ?? "", cover: cover === true }] : [];
}
