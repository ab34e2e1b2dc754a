import { request, type Agent } from 'node:http';

interface Call {
  token: string;
  /** Sent with POST; without it, the call is a GET. */
  json?: object;
  headers?: Record<string, string>;
}

interface Response {
  status: number;
  /** Seconds; 0 without the header. */
  retryAfter: number;
}

/** The response without its body. A quarter of the processor time of `fetch`. */
export function send(agent: Agent, url: string, { token, json, headers }: Call): Promise<Response> {
  const text = json && JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: text === undefined ? 'GET' : 'POST',
        agent,
        headers: {
          ...(text !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(text),
          }),
          Authorization: `Bearer ${token}`,
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          const { 'retry-after': retryAfter = 0 } = response.headers;
          resolve({ status: response.statusCode ?? 0, retryAfter: Number(retryAfter) });
        });
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}
