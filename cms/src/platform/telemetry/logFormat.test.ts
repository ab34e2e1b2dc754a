import { createLogger, winston } from '@strapi/logger';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { jsonLines } from './logFormat';
import { withRequestId } from './requestId';

function loggerTo(lines: string[]) {
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  return createLogger({
    level: 'http',
    format: jsonLines(),
    transports: [new winston.transports.Stream({ stream })],
  });
}

type Log = ReturnType<typeof loggerTo>;

/** The one line that a call writes, parsed. */
function lineOf(write: (log: Log) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(loggerTo(lines));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('jsonLines', () => {
  it('writes the fields of the Elastic Common Schema', () => {
    expect(lineOf((log) => log.info('Strapi started'))).toEqual({
      '@timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'log.level': 'info',
      message: 'Strapi started',
      'service.name': 'api',
      'process.pid': process.pid,
    });
  });

  it('adds the fields passed after a message', () => {
    const line = lineOf((log) => log.http('GET / 200', { 'http.response.status_code': 200 }));
    expect(line).toMatchObject({ message: 'GET / 200', 'http.response.status_code': 200 });
  });

  it.each([
    ['alone', (log: Log, error: Error) => log.error(error), 'It failed'],
    ['after a message', (log: Log, error: Error) => log.error('Task', error), 'Task It failed'],
  ])('writes an error %s with its stack', (_, write, message) => {
    const error = new TypeError('It failed', { cause: new Error('the reason') });
    expect(lineOf((log) => write(log, error))).toMatchObject({
      message,
      'log.level': 'error',
      error: {
        type: 'TypeError',
        message: 'It failed',
        stack_trace: expect.stringContaining('Caused by: Error: the reason'),
      },
    });
  });

  it('removes the colours of a terminal', () => {
    expect(lineOf((log) => log.info('\u001b[32mgreen\u001b[39m'))).toMatchObject({
      message: 'green',
    });
  });

  it('includes the id of the request', () => {
    const line = lineOf((log) => withRequestId('3f2a91bc-77de', () => log.warn('x')));
    expect(line['http.request.id']).toBe('3f2a91bc-77de');
  });
});
