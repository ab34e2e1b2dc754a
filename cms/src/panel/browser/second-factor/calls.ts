import { getFetchClient } from '@strapi/strapi/admin';

export const PATH = '/content-manager/panel/own-factor';

export interface OwnFactor {
  state: 'needed' | 'unproved' | 'on';
  email: string;
  recoveryCodesLeft: number;
  hasPasskeys: boolean;
}

export interface Setup {
  secret: string;
  uri: string;
}

export interface Proof {
  password: string;
  code: string;
}

export interface Passkey {
  documentId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

interface Proved {
  recovered: boolean;
  recoveryCodesLeft: number;
}

async function post<Data>(path: string, body: object): Promise<Data> {
  const { data } = await getFetchClient().post<{ data: Data }>(PATH + path, body);
  return data.data;
}

export async function readOwnFactor(): Promise<OwnFactor> {
  const { data } = await getFetchClient().get<{ data: OwnFactor }>(PATH);
  return data.data;
}

export const startFactor = (proof?: Proof): Promise<Setup> => post('/start', proof ?? {});

export const confirmFactor = async (code: string): Promise<readonly string[]> =>
  (await post<{ codes: string[] }>('/confirm', { code })).codes;

export const proveFactor = (code: string): Promise<Proved> => post('/prove', { code });

export const renewCodes = async (proof: Proof): Promise<readonly string[]> =>
  (await post<{ codes: string[] }>('/codes', proof)).codes;

/** Options of the browser's call, as JSON. */
export const requestPasskey = async (): Promise<string> =>
  (await post<{ json: string }>('/ask-passkey', {})).json;

export const proveByPasskey = (credential: string): Promise<null> =>
  post('/prove-by-passkey', { credential });

/** Options of the browser's call, as JSON. */
export const startPasskey = async (proof: Proof): Promise<string> =>
  (await post<{ json: string }>('/passkeys/start', proof)).json;

export const addPasskey = (passkey: { name: string; credential: string }): Promise<null> =>
  post('/passkeys/add', passkey);

export const removePasskey = (id: string, proof: Proof): Promise<null> =>
  post('/passkeys/remove', { id, ...proof });
