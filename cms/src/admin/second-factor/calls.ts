import { getFetchClient } from '@strapi/strapi/admin';

const PATH = '/content-manager/panel/own-factor';

export interface OwnFactor {
  state: 'needed' | 'unproved' | 'on';
  email: string;
  recoveryCodesLeft: number;
}

export interface Setup {
  secret: string;
  uri: string;
}

interface Proof {
  password: string;
  code: string;
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
