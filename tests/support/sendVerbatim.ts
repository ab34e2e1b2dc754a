import { request } from 'node:http';

/** Sends a path that `fetch` would normalize; returns the status. */
export function sendVerbatim(
  { url }: { url: string },
  path: string,
  method = 'GET',
): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end();
  });
}
