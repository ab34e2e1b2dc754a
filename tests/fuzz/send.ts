import { Agent, request } from 'node:http';
import type { FuzzRequest } from './requests';

export interface FuzzResponse {
  status: number;
  contentType: string;
  cacheControl: string;
  text: string;
}

/** The time limit for any response, in ms. */
const TIMEOUT_MS = 5_000;
/** A server may close the connection before a large body has been sent. */
const LARGE = 100_000;

export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends bytes verbatim: `fetch` would normalize them. @throws Error on timeout. */
export function sendRequest(
  url: string,
  agent: Agent,
  { method, target, headers, body, chunked }: FuzzRequest,
  token: string | undefined,
): Promise<FuzzResponse> {
  const { hostname, port } = new URL(url);
  const bytes = body === null ? null : Buffer.from(body);
  return new Promise((resolve, reject) => {
    const call = request({
      agent,
      hostname,
      port,
      method,
      path: `/api${target}`,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(bytes && !chunked && { 'content-length': bytes.length }),
        ...(bytes && chunked && { 'transfer-encoding': 'chunked' }),
      },
    });
    const late = setTimeout(() => {
      call.destroy(new Error(`No answer within ${TIMEOUT_MS} ms.`));
    }, TIMEOUT_MS);
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
