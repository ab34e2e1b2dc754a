import { schema } from '@/data/testing/contract';
import { contentReads } from '../../cms/src/generated/contentReads';
import { type Access, endpointsOf } from 'rest-contract/contract';
import { routeNameOf } from '../support/routes';

interface Outside {
  access: Access;
  why: string;
}

const secondRead: Outside = {
  access: 'PUBLIC',
  why: 'returns one record by its slug, as for every type with slugs; the website requests only the list',
};

const named = new Set(endpointsOf(schema).map(routeNameOf));
const secondReads = contentReads
  .map(({ path }) => `GET ${path}`)
  .filter((route) => !named.has(route));

/** Content server routes without a schema field: who may call each, and why. */
export const outsideTheContract: Readonly<Record<string, Outside>> = {
  'POST /auth/refresh': {
    access: 'MEMBER',
    why: 'renews the session by its cookie, outside all operations (src/data/session)',
  },
  'GET /addresses': {
    access: 'PUBLIC',
    why: 'the host generates its sitemap from it; no page shows it',
  },
  'GET /addresses/:name': {
    access: 'PUBLIC',
    why: 'as above, the records of one collection',
  },
  'GET /redirects': {
    access: 'PUBLIC',
    why: 'the host redirects the old addresses of moved pages by it',
  },
  'GET /sample-file': {
    access: 'PUBLIC',
    why: 'a file, not JSON: its URL is in the response for a sample lesson',
  },
  'GET /download': {
    access: 'PUBLIC',
    why: 'the target of a signed `Download` link; the signature authorizes the request',
  },
  'GET /letters/unsubscribe': {
    access: 'PUBLIC',
    why: 'the `List-Unsubscribe` link of an email; the signature authorizes the request',
  },
  'POST /letters/unsubscribe': {
    access: 'PUBLIC',
    why: 'as above, called by mail programs (RFC 8058)',
  },
  'POST /cpe/evidence': {
    access: 'MEMBER',
    why: 'the body is a file, not JSON (src/pages/cpe/EntryForm.tsx)',
  },
  'POST /payment/bank-webhook': {
    access: 'PUBLIC',
    why: 'called by the bank, with a signature',
  },
  'POST /payment/webhooks/:provider': {
    access: 'PUBLIC',
    why: 'called by SePay, payOS or Casso, with their signatures',
  },
  'GET /payment/vnpay-notification': {
    access: 'PUBLIC',
    why: 'called by VNPAY, with a signature',
  },
  'GET /payment/return/:reference': {
    access: 'PUBLIC',
    why: "where a gateway's page sends the payer back to: redirects to the order and reveals nothing",
  },
  ...Object.fromEntries(secondReads.map((route) => [route, secondRead])),
};
