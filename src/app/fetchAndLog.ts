/** As `fetch`; says on the console how each request was answered. For development: see specification §8. */
export const fetchAndLog: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  // eslint-disable-next-line no-console -- The specification has the status there, and nowhere else.
  console.info(response.status, init?.method ?? 'GET', url);
  return response;
};
