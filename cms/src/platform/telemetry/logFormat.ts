import { winston } from '@strapi/logger';
import { errorFields } from './errorFields';
import { currentRequestId } from './requestId';

/** Terminal colours that Strapi writes into some messages. */
// oxlint-disable-next-line no-control-regex -- the escape character begins them
const COLORS = /\u001b\[[\d;]*m/g;

type Info = Record<string | symbol, unknown> & { level: string };

const SPLAT = Symbol.for('splat');
const MESSAGE = Symbol.for('message');

/**
 * Lines for machines: JSON without colours, in fields of the Elastic Common Schema, as in the log of the host
 * (decision 0191). `strapi.log.info(message, fields)` adds fields.
 */
export const jsonLines = winston.format((entry) => {
  const info = entry as Info;
  const id = currentRequestId();
  const line = {
    '@timestamp': new Date().toISOString(),
    'log.level': info.level,
    message: String(info.message).replace(COLORS, ''),
    'service.name': 'api',
    'process.pid': process.pid,
    ...(id !== undefined && { 'http.request.id': id }),
    ...fieldsOf(info),
  };
  entry[MESSAGE] = JSON.stringify(line);
  return entry;
});

/** Winston passes an error as the entry itself, or after a message. */
function fieldsOf(info: Info): object {
  if (info instanceof Error) return errorFields(info);
  const [first] = Array.isArray(info[SPLAT]) ? (info[SPLAT] as unknown[]) : [];
  if (first instanceof Error) return errorFields(first);
  return typeof first === 'object' && first !== null ? first : {};
}
