import { callApi, type ApiResponse, type Failure } from './api';
import { type TestMember, newMember } from './members';
import type { TestApi } from './startApi';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from './buildApi';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** The site's URL in the tests' APIs. */
const origin = 'http://localhost:3000';

type Caller = Pick<TestMember, 'token'>;

export const newPasskey = (from = origin): Passkey => new Passkey(from);

async function optionsOf(api: TestApi, path: string, token?: string): Promise<string> {
  const { body } = await callApi<{ data: { json: string } }>(api, path, { token, json: {} });
  return body.data.json;
}

export const creationOptions = (api: TestApi, { token }: Caller): Promise<string> =>
  optionsOf(api, '/security/passkeys/start', token);

export const loginOptions = (api: TestApi): Promise<string> =>
  optionsOf(api, '/auth/passkey/start');

/** A passkey of a new device, for one call. */
export const newCredential = async (api: TestApi, caller: Caller): Promise<string> =>
  newPasskey().create(await creationOptions(api, caller));

export const savePasskey = (
  api: TestApi,
  { token }: Caller,
  credential: string,
): Promise<ApiResponse<{ data: { codes: string[] }; error: Failure['error'] }>> =>
  callApi(api, '/security/passkeys/add', { token, json: { name: 'Điện thoại', credential } });

/** @throws Error if it is refused */
export async function addPasskey(api: TestApi, caller: Caller): Promise<Passkey> {
  const passkey = newPasskey();
  const { status, body } = await savePasskey(
    api,
    caller,
    passkey.create(await creationOptions(api, caller)),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return passkey;
}

export async function passkeysOf(
  api: TestApi,
  { token }: Caller,
): Promise<{ documentId: string; name: string; lastUsedAt: string | null }[]> {
  const { body } = await callApi<{
    data: { documentId: string; name: string; lastUsedAt: string | null }[];
  }>(api, '/security/passkeys', { token });
  return body.data;
}

interface Otp {
  Secret: { fromBase32(text: string): unknown };
  TOTP: new (settings: { secret: unknown }) => { generate(at: { timestamp: number }): string };
}

/** Loaded when it is needed: the contract's static tests run without the server's packages. */
const loadOtp = () => createRequire(join(cmsFolder, 'package.json'))('otpauth') as Otp;

const STEP = 30_000;

/** What an authenticator app shows, now or some steps later. */
export function codeOf(secret: string, steps = 0): string {
  const { Secret, TOTP } = loadOtp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: Date.now() + steps * STEP });
}

export interface SecuredMember extends TestMember {
  secret: string;
  codes: string[];
}

/** Waits until the current step lasts long enough for a code not to expire on its way. */
async function untilStepLasts(): Promise<void> {
  const left = STEP - (Date.now() % STEP);
  if (left < 3_000) await new Promise((resolve) => setTimeout(resolve, left));
}

async function secretOf(api: TestApi, { token }: TestMember): Promise<string> {
  const { body } = await callApi<{ data: { secret: string } }>(
    api,
    '/security/second-factor/start',
    { token, json: {} },
  );
  return body.data.secret;
}

/** The first code of an app that the member has begun to set up. */
export async function appCode(api: TestApi, member: TestMember): Promise<string> {
  return codeOf(await secretOf(api, member));
}

/** Turns the member's second factor on; the current code is still unused. @throws Error if it is refused */
export async function secure(api: TestApi, member: TestMember): Promise<SecuredMember> {
  const secret = await secretOf(api, member);
  await untilStepLasts();
  const { status, body } = await callApi<{ data: { codes: string[] } }>(
    api,
    '/security/second-factor/confirm',
    { token: member.token, json: { code: codeOf(secret, -1) } },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...member, secret, codes: body.data.codes };
}

export async function newSecured(api: TestApi): Promise<SecuredMember> {
  return secure(api, await newMember(api));
}

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
