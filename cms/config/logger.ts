import { environment } from '../src/platform/environment';
import { jsonLines } from '../src/platform/telemetry/logFormat';

/** In production every request is logged too (`http`); in development lines are for people, in Strapi's own format. */
export default () => {
  const { logFormat } = environment();
  return logFormat === 'json' ? { level: 'http', format: jsonLines() } : { level: 'info' };
};
