import { Agent, request } from 'node:http';
import type { FuzzRequest } from './requests';

export interface FuzzAnswer {
  status: number;
  contentType: string;
  cacheControl: string;
  text: string;
}

/** How long any answer may take, in ms. */
const PATIENCE_MS = 5_000;
/** A server may hang up on a body that is too large before all of it was sent. */
const LARGE = 100_000;

export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends bytes as they are: `fetch` would tidy them up. @throws Error where no answer comes in time. */
export function sendRequest(
  url: string,
  agent: Agent,
  { method, target, headers, body, chunked }: FuzzRequest,
  token: string | undefined,
): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(url);
  const bytes = body === null ? null : Buffer.from(body);
  return new Promise((resolve, reject) => {
    const call = request({
      ...{ agent, hostname, port, method, path: `/api${target}` },
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(bytes && !chunked && { 'content-length': bytes.length }),
        ...(bytes && chunked && { 'transfer-encoding': 'chunked' }),
      },
    });
    const late = setTimeout(() => {
      call.destroy(new Error(`No answer within ${PATIENCE_MS} ms.`));
    }, PATIENCE_MS);
    call.once('error', (error) => {
      clearTimeout(late);
      const hungUp = /ECONNRESET|EPIPE|socket hang up/.test(`${error.message} ${String(error)}`);
      if (!hungUp || (bytes?.length ?? 0) <= LARGE) reject(error);
      else resolve({ status: 0, contentType: '', cacheControl: '', text: '' });
    });
    call.once('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        clearTimeout(late);
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          cacheControl: response.headers['cache-control'] ?? '',
          text: Buffer.concat(pieces).toString('utf8'),
        });
      });
    });
    call.end(bytes ?? undefined);
  });
}
