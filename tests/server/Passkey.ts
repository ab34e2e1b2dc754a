import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** A device with one passkey, in software (W3C Web Authentication, level 2; ES256, no attestation). */
export class Passkey {
  readonly id = randomBytes(32);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  /** As of the next use. */
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => [Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')];
    this.#key = privateKey;
    // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    this.#publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      ...coordinate(x),
      Buffer.from([0x22]),
      ...coordinate(y),
    ]);
  }

  /** Emulates `navigator.credentials.create`. @param options as returned by the server */
  create(options: string): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const data = Buffer.concat([
      this.#head(rp.id, PRESENT_AND_VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Emulates `navigator.credentials.get`. */
  get(options: string, flags = PRESENT_AND_VERIFIED): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    const client = this.#clientData('webauthn.get', challenge);
    const data = this.#head(rpId, flags);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #response(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }
}
