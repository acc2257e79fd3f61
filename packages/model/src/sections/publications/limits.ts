/** Of an entry's BibTeX, as it is kept from an import. */
export const bibtexMaxCharacters = 5000;

/** Of a list of references that is pasted or dropped at once. */
export const referencesMaxCharacters = 1_000_000;
