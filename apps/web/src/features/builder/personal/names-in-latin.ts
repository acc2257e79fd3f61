/** What writes names of all scripts in Latin letters: a table that comes when such a name is there. */
export { subdomainFromName } from "@vitrine/model";
