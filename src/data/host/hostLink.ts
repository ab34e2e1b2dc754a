import { api } from '../api';
import { fieldTypes } from '../generated/fieldTypes';
import { restLink, sessions } from 'rest-contract';

/** Each page's reader is in the context of its operations (`fetchJson`). */
const noNetwork: typeof fetch = () => Promise.reject(new TypeError('The host reads in process.'));

/** The link of all renderings. Its reader has time limits and a cache; a visitor's identity never reaches it. */
export const hostLink = restLink({
  apiUrl: '',
  adapter: api,
  fieldTypes,
  fetch: noNetwork,
  sessions: sessions(() => ({
    readToken: () => null,
    renew: () => Promise.resolve(null),
    expire: () => undefined,
  })),
  timeoutMs: 0,
  retries: 0,
  pauseMs: 0,
  strict: !import.meta.env.PROD,
});
