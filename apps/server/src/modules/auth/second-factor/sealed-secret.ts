import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** Names the algorithm and the way to its key, for the day on which another one is needed; the first had no name. */
const version = "1.";

/**
 * Encrypts secrets that have to be read again, each bound to whom it belongs to.
 * @param purpose what is sealed with one purpose cannot be opened with another
 */
export function createSealer(installationKey: string, purpose = "vitrine sealed secrets") {
  const key = Buffer.from(hkdfSync("sha256", installationKey, "", purpose, 32));
  return {
    seal(secret: string, ownerId: number): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(String(ownerId)));
      const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return version + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },

    /** @throws when it was sealed with another key, for somebody else, or changed */
    open(sealed: string, ownerId: number): string {
      const bytes = Buffer.from(sealed.startsWith(version) ? sealed.slice(version.length) : sealed, "base64url");
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(String(ownerId)))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
    },
  };
}

export type Sealer = ReturnType<typeof createSealer>;
