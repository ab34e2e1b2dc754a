import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from '../server/buildApi';
import { callApi } from '../server/callApi';
import { newMember, type TestMember } from '../server/members';
import type { TestApi } from '../server/startApi';

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
