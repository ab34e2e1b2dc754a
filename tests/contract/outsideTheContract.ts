import { schema } from '@/data/testing/contract';
import { contentReads } from '../../cms/src/generated/contentReads';
import { endpointsOf, type Access } from '../../codegen/contract/endpoints';
import { routeNameOf } from './fixture/routes';

interface Outside {
  access: Access;
  why: string;
}

const secondRead: Outside = {
  access: 'PUBLIC',
  why: 'what has a slug is read by it too; the website reads the list only',
};

const named = new Set(endpointsOf(schema).map(routeNameOf));
const secondReads = contentReads
  .map(({ path }) => `GET ${path}`)
  .filter((route) => !named.has(route));

/** Content server routes without a schema field: who may call each, and why. */
export const outsideTheContract: Readonly<Record<string, Outside>> = {
  'POST /auth/refresh': {
    access: 'MEMBER',
    why: 'the session renews itself by its cookie, beneath all operations (src/data/session)',
  },
  'GET /addresses': {
    access: 'PUBLIC',
    why: 'the web host makes its sitemap of it; no screen shows it',
  },
  'GET /addresses/:name': {
    access: 'PUBLIC',
    why: 'as above, the records of one collection',
  },
  'GET /download': {
    access: 'PUBLIC',
    why: 'a browser follows the signed link of a `Download`; the signature is the right to it',
  },
  'GET /letters/unsubscribe': {
    access: 'PUBLIC',
    why: 'a letter’s `List-Unsubscribe` link; the signature is the right to it',
  },
  'POST /letters/unsubscribe': {
    access: 'PUBLIC',
    why: 'as above; mail programs send it (RFC 8058)',
  },
  'POST /cpe/evidence': {
    access: 'MEMBER',
    why: 'its body is a file, not JSON (src/features/cpe/uploadEvidence)',
  },
  'POST /payment/bank-webhook': {
    access: 'PUBLIC',
    why: 'the bank calls it, with a signature',
  },
  'POST /payment/webhooks/:provider': {
    access: 'PUBLIC',
    why: 'SePay, payOS or Casso calls it, each with its signature',
  },
  ...Object.fromEntries(secondReads.map((route) => [route, secondRead])),
};
