import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";
import { BackupError } from "./errors.ts";

/*
 * How one object of a backup is written. Every object can be checked by itself:
 *
 *   "VTRB" 1 0 | SHA-256 of the rest | zstd of the content
 *   "VTRB" 1 1 | mark of the key (8) | salt (16) | AES-256-GCM of (zstd of the content) | tag (16)
 *
 * With a key, each object has a key of its own, made from the installation's and the salt, so that no nonce is ever
 * used twice; the object's name is authenticated with it, so that none can stand in the place of another.
 */
const magic = Buffer.from("VTRB");
const version = 1;
const sizes = { head: 6, hash: 32, mark: 8, salt: 16, tag: 16 };
const cipher = "aes-256-gcm";
const nonce = Buffer.alloc(12);

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Writes and reads the objects of backups, with one key or without. */
export type Seal = {
  isEncrypted: boolean;
  /** The name that a content is kept under once, however many files have it; with a key it tells nothing of it. */
  nameOf(content: Uint8Array): string;
  close(name: string, content: Uint8Array): Promise<Buffer>;
  /** @throws BackupError when the object is damaged, another one, or needs another key */
  open(name: string, object: Buffer): Promise<Buffer>;
};

/** @param key any text of at least 32 random characters; null writes what everybody can read */
export function createSeal(key: string | null): Seal {
  return {
    isEncrypted: key !== null,
    nameOf: nameMaker(key),
    async close(name, content) {
      const packed = await compress(content);
      return key === null ? closePlain(packed) : closeWithKey(key, name, packed);
    },
    async open(name, object) {
      const packed = unpack(key, name, object);
      return decompress(packed).catch(() => {
        throw damaged(name);
      });
    },
  };
}

function nameMaker(key: string | null): (content: Uint8Array) => string {
  if (key === null) return (content) => createHash("sha256").update(content).digest("hex");
  const naming = derive(key, Buffer.alloc(0), "vitrine backup names", 32);
  return (content) => createHmac("sha256", naming).update(content).digest("hex");
}

function closePlain(packed: Buffer): Buffer {
  return Buffer.concat([head(0), createHash("sha256").update(packed).digest(), packed]);
}

function closeWithKey(key: string, name: string, packed: Buffer): Buffer {
  const salt = randomBytes(sizes.salt);
  const encrypting = createCipheriv(cipher, objectKey(key, salt), nonce).setAAD(Buffer.from(name));
  const encrypted = Buffer.concat([encrypting.update(packed), encrypting.final()]);
  return Buffer.concat([head(1), markOf(key), salt, encrypted, encrypting.getAuthTag()]);
}

function unpack(key: string | null, name: string, object: Buffer): Buffer {
  const kind = object[sizes.head - 1];
  if (object.length < sizes.head || !object.subarray(0, sizes.head - 1).equals(head(0).subarray(0, -1)))
    throw damaged(name);
  const rest = object.subarray(sizes.head);
  if (kind === 0) return unpackPlain(name, rest);
  if (kind !== 1) throw damaged(name);
  if (key === null) throw new BackupError("This backup is encrypted. Set BACKUP_KEY to the key that it was made with.");
  return unpackWithKey(key, name, rest);
}

function unpackPlain(name: string, rest: Buffer): Buffer {
  const packed = rest.subarray(sizes.hash);
  const isWhole = createHash("sha256").update(packed).digest().equals(rest.subarray(0, sizes.hash));
  if (!isWhole) throw damaged(name);
  return packed;
}

function unpackWithKey(key: string, name: string, rest: Buffer): Buffer {
  if (rest.length < sizes.mark + sizes.salt + sizes.tag) throw damaged(name);
  if (!timingSafeEqual(rest.subarray(0, sizes.mark), markOf(key)))
    throw new BackupError("BACKUP_KEY is not the key that this backup was made with.");
  const salt = rest.subarray(sizes.mark, sizes.mark + sizes.salt);
  const encrypted = rest.subarray(sizes.mark + sizes.salt, rest.length - sizes.tag);
  const decrypting = createDecipheriv(cipher, objectKey(key, salt), nonce, { authTagLength: sizes.tag })
    .setAAD(Buffer.from(name))
    .setAuthTag(rest.subarray(rest.length - sizes.tag));
  try {
    return Buffer.concat([decrypting.update(encrypted), decrypting.final()]);
  } catch {
    throw damaged(name);
  }
}

const head = (kind: 0 | 1) => Buffer.concat([magic, Buffer.from([version, kind])]);
const damaged = (name: string) => new BackupError(`This backup is damaged: ${name} is not what was written.`);
const objectKey = (key: string, salt: Buffer) => derive(key, salt, "vitrine backup object", 32);
const markOf = (key: string) => derive(key, Buffer.alloc(0), "vitrine backup key mark", sizes.mark);

function derive(key: string, salt: Buffer, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, purpose, length));
}
