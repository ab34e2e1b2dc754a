import type { Access } from '../../codegen/contract/endpoints';

interface Outside {
  access: Access;
  why: string;
}

const secondRead: Outside = {
  access: 'PUBLIC',
  why: 'a collection has both reads; the website reads the list only',
};

/** Routes of the content server that no field of the schema names: who may call each, and its reason. */
export const outsideTheContract: Readonly<Record<string, Outside>> = {
  'POST /auth/refresh': {
    access: 'MEMBER',
    why: 'the session renews itself by its cookie, beneath all operations (src/data/session)',
  },
  'GET /download': {
    access: 'PUBLIC',
    why: 'a browser follows the signed link of a `Download`; the signature is the right to it',
  },
  'POST /payment/bank-webhook': {
    access: 'PUBLIC',
    why: 'the bank calls it, with a signature',
  },
  'GET /course-categories/:key': secondRead,
  'GET /document-categories/:key': secondRead,
  'GET /news-categories/:key': secondRead,
  'GET /standard-lists/:key': secondRead,
};
