/**
 * `fetch` that logs the status of each response to the console. For development: see specification
 * §8.
 */
export const fetchAndLog: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  // oxlint-disable-next-line no-console -- The specification asks for the status on the console.
  console.info(response.status, init?.method ?? 'GET', url);
  return response;
};
