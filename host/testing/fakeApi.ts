import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiReader, type ApiReaderOptions } from '../api/ApiReader';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export const readerOf = (options: Partial<ApiReaderOptions> = {}): ApiReader =>
  new ApiReader({
    apiOrigin: 'http://api.invalid',
    timeoutMs: 1_000,
    maxBytes: 1_000_000,
    freshMs: 0,
    staleMs: 0,
    ...options,
  });

export async function startFakeApi(behaviour: Behaviour) {
  const api = { behaviour, requests: [] as IncomingMessage[] };
  const server = createServer((request, response) => {
    api.requests.push(request);
    api.behaviour(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return Object.assign(api, { origin: `http://127.0.0.1:${port}`, port, stop });
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

export const responses = {
  json:
    (body: unknown, headers: Record<string, string> = {}): Behaviour =>
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body)),
  status:
    (status: number): Behaviour =>
    (_, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({ data: null, error: { status, name: 'X', message: 'x', details: {} } }),
        ),
  html: ((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bảo trì</h1>')) as Behaviour,
  htmlAsJson: ((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>')) as Behaviour,
  truncated: ((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"data":[{"title":"Kiểm');
    setTimeout(() => response.destroy(), 20);
  }) as Behaviour,
  wrongShape: ((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')) as Behaviour,
  never: (() => undefined) as Behaviour,
  brokenOff: ((request) => request.socket.destroy()) as Behaviour,
};
