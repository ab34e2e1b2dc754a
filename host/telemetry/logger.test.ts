import { describe, expect, it } from 'vitest';
import { withRequestId } from '../../cms/src/platform/telemetry/requestId';
import { createLogger } from './logger';

function logTo(lines: string[], logLevel = 'info') {
  return createLogger(
    { logLevel, logFormat: 'json' },
    { write: (line: string) => void lines.push(line) },
  );
}

describe('the log of the host', () => {
  it('writes JSON in the fields of the Elastic Common Schema', () => {
    const lines: string[] = [];
    logTo(lines).warn({ path: '/khoa-hoc' }, 'No response from the API');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        '@timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        'log.level': 'warn',
        'service.name': 'host',
        'process.pid': process.pid,
        path: '/khoa-hoc',
        message: 'No response from the API',
      },
    ]);
  });

  it.each([
    ['as a field', (log: ReturnType<typeof logTo>, err: Error) => log.error({ err }, 'It failed')],
    ['alone', (log: ReturnType<typeof logTo>, err: Error) => log.error(err)],
  ])('writes an error that is logged %s with type, stack and cause', (_, write) => {
    const lines: string[] = [];
    write(logTo(lines), new TypeError('It failed', { cause: new Error('the reason') }));
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      message: 'It failed',
      error: {
        type: 'TypeError',
        message: 'It failed',
        stack_trace: expect.stringMatching(
          /TypeError: It failed\n[\s\S]+Caused by: Error: the reason/,
        ),
      },
    });
  });

  it('includes the id of the request in each of its lines, and in no other', async () => {
    const lines: string[] = [];
    const log = logTo(lines);
    await withRequestId('3f2a91bc-77de', async () => {
      await Promise.resolve();
      log.info('in it');
    });
    log.info('after it');
    expect(lines.map((line) => (JSON.parse(line) as object) ?? {})).toMatchObject([
      { message: 'in it', 'http.request.id': '3f2a91bc-77de' },
      { message: 'after it' },
    ]);
    expect(lines[1]).not.toContain('http.request.id');
  });
});
