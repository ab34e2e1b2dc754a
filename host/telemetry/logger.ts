import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { errorFields } from '../../cms/src/platform/telemetry/errorFields';
import { currentRequestId } from '../../cms/src/platform/telemetry/requestId';
import type { HostEnv } from '../env';

type Settings = Pick<HostEnv, 'logLevel' | 'logFormat'>;

/** Fields of the Elastic Common Schema, as in the log of the API (decision 0191). */
const options: LoggerOptions = {
  messageKey: 'message',
  base: { 'service.name': 'host', 'process.pid': process.pid },
  timestamp: () => `,"@timestamp":"${new Date().toISOString()}"`,
  formatters: {
    level: (label) => ({ 'log.level': label }),
    log: (fields) => {
      if (!('err' in fields)) return fields;
      const { err, ...others } = fields;
      return { ...others, ...errorFields(err) };
    },
  },
};

/** @param output for tests; by default the standard output */
export function createLogger(
  { logLevel, logFormat }: Settings,
  output: DestinationStream = logFormat === 'json' ? pino.destination({ sync: true }) : textStream,
): FastifyBaseLogger {
  return pino(
    {
      ...options,
      level: logLevel,
      mixin: () => {
        const id = currentRequestId();
        return id === undefined ? {} : { 'http.request.id': id };
      },
    },
    output,
  );
}

/** Bytes; a write to the system for every line would cost more than the line. */
const BUFFER = 4_096;
const FLUSH_MS = 1_000;

/**
 * A logger of many lines that may reach the output a second late. Writes synchronously, like the other, so that
 * no line is written into the middle of another.
 */
export function createBufferedLogger({ logLevel, logFormat }: Settings): Logger {
  if (logFormat === 'text') return pino({ ...options, level: logLevel }, textStream);
  const destination = pino.destination({
    sync: true,
    minLength: BUFFER,
    periodicFlush: FLUSH_MS,
  });
  process.once('exit', () => destination.flushSync());
  return pino({ ...options, level: logLevel }, destination);
}

interface Line {
  '@timestamp': string;
  'log.level': string;
  message?: string;
  'http.request.id'?: string;
  error?: { message?: string; stack_trace?: string };
}

/** Readable lines, in the format of Strapi. */
const textStream: DestinationStream = {
  write(text) {
    const line = JSON.parse(text) as Line;
    const { message = '', error } = line;
    const id = line['http.request.id'];
    const parts = [
      `[${line['@timestamp'].replace('T', ' ').replace('Z', '')}] ${line['log.level']}: ${message}`,
      ...(id === undefined ? [] : [`(${id})`]),
      ...(error === undefined ? [] : [`\n${error.stack_trace ?? error.message ?? ''}`]),
    ];
    process.stdout.write(`${parts.join(' ')}\n`);
  },
};
