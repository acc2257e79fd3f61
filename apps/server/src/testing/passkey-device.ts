import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto";

/*
 * A device with passkeys, as browsers make them (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data): it signs
 * what it is asked with ES256 and says that its person was present and known to it.
 */

const origin = "http://localhost:3000";
const rpId = "localhost";

type Options = Record<string, unknown>;
type Behaviour = { userVerified?: boolean; origin?: string };

const sha256 = (value: string | Buffer) => createHash("sha256").update(value).digest();

/** The few forms of CBOR (RFC 8949) that a device writes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

/** Makes and uses one passkey. */
export function aPasskeyDevice({ userVerified = true, origin: at = origin }: Behaviour = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const clientData = (type: string, options: Options) =>
    Buffer.from(JSON.stringify({ type, challenge: options["challenge"], origin: at, crossOrigin: false }));

  function authenticatorData(flags: number, attested = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (userVerified ? 0x04 : 0) | 0x01]), counted, attested]);
  }

  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  return {
    id,
    /** As a copy of the device would: its count goes back. */
    turnBack: () => void (counter = 0),
    create(options: Options) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), credentialId, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(0x40, attested)],
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      };
      return { ...common, response };
    },
    get(options: Options) {
      counter += 1;
      const data = authenticatorData(0);
      const client = clientData("webauthn.get", options);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { ...common, response };
    },
  };
}
