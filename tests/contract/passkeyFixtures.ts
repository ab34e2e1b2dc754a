import { callApi, type ApiResponse, type Failure } from '../server/callApi';
import type { TestMember } from '../server/members';
import { Passkey } from '../server/Passkey';
import type { TestApi } from '../server/startApi';

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
