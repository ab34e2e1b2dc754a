import fastify from 'fastify';
import { expect, it } from 'vitest';
import { refusalStatus, sendFailure, upstreamStatus, type FailureStatus } from './apiFailure';
import { sendUpstreamFailure } from './connectApi';

async function failureAfter(status: FailureStatus, headers: Record<string, string>) {
  const app = fastify();
  app.get('/', async (_request, reply) => sendFailure(reply.headers(headers), status));
  return app.inject('/');
}

it.each<[FailureStatus, string | undefined]>([
  [400, undefined],
  [404, undefined],
  [415, undefined],
  [429, '1'],
  [502, '1'],
  [504, '1'],
])('sends a %i uncached, with Retry-After: %s', async (status, seconds) => {
  const { statusCode, headers, json } = await failureAfter(status, {
    'cache-control': 'public',
    'x-of-the-response': 'a',
  });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(headers['retry-after']).toBe(seconds);
  expect(headers).not.toHaveProperty('x-of-the-response');
  expect(json()).toMatchObject({ data: null, error: { status, details: {} } });
});

it('closes the connection only if it cannot be reused', async () => {
  expect((await failureAfter(413, { connection: 'close' })).headers.connection).toBe('close');
  expect((await failureAfter(413, {})).headers.connection).not.toBe('close');
});

const withStatus = (statusCode: unknown) => Object.assign(new Error('x'), { statusCode });

it.each([
  [withStatus(400), 400],
  [withStatus(413), 413],
  [withStatus(418), 400],
  [withStatus(499), 400],
  [withStatus(399), null],
  [withStatus(500), null],
  [withStatus('x'), null],
  [new Error('x'), null],
  [{ statusCode: 413 }, null],
  [null, null],
])('maps the framework error %o to the refusal status %s', (error, status) => {
  expect(refusalStatus(error)).toBe(status);
});

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('x', { cause }), { code });

it.each([
  [withCode('UND_ERR_HEADERS_TIMEOUT'), 504],
  [withCode('FST_REPLY_FROM_GATEWAY_TIMEOUT'), 504],
  [withCode('ECONNREFUSED'), 503],
  [withCode('UND_ERR_SOCKET'), 503],
  [withCode('FST_REPLY_FROM_INTERNAL_SERVER_ERROR', withCode('EAI_AGAIN')), 503],
  [withCode('FST_REPLY_FROM_INTERNAL_SERVER_ERROR', { code: 'ECONNRESET' }), 502],
  [withCode('HPE_INVALID_CONSTANT'), 502],
  [new Error('ECONNREFUSED'), 502],
])('maps the upstream error %o to %i', (error, status) => {
  expect(upstreamStatus(error)).toBe(status);
});

it('logs the failed call and the cause, without the query string', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  app.get('/api/download', (request, reply) =>
    sendUpstreamFailure(request, reply, withCode('ECONNREFUSED')),
  );
  const { statusCode } = await app.inject('/api/download?ticket=secret');
  expect(statusCode).toBe(503);
  const noted = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(noted.find(({ msg }) => msg === 'No response from the API')).toMatchObject({
    path: '/api/download',
    err: { code: 'ECONNREFUSED' },
  });
});
