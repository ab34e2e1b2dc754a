/** Routes of the content server that no field of the schema names, each with its reason. */
export const outsideTheContract: Record<string, string> = {
  'POST /auth/refresh':
    'the session renews itself by its cookie, beneath all operations (src/data/session)',
  'GET /download':
    'a browser follows the signed link of a `Download`; the signature is the right to it',
  'POST /payment/bank-webhook': 'the bank calls it, with a signature',
  'GET /course-categories/:key': 'a collection has both reads; the website reads the list only',
  'GET /document-categories/:key': 'a collection has both reads; the website reads the list only',
  'GET /news-categories/:key': 'a collection has both reads; the website reads the list only',
  'GET /standard-lists/:key': 'a collection has both reads; the website reads the list only',
};
