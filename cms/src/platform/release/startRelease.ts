import type { Core } from '@strapi/strapi';
import { lockStart } from './lockStart';
import { minimumRelease } from './minimumRelease';
import { onlyAddToSchema } from './onlyAddToSchema';
import { requireRelease } from './requireRelease';
import { retrySync } from './retrySync';

/**
 * Call it before Strapi or a migration changes a table.
 * @returns a function to call when the start is complete
 * @throws Error if the database requires a later release
 */
export async function startRelease(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const { version } = strapi.config.get<{ version: string }>('info');
  const unlock = await lockStart(strapi.db.connection, strapi.log);
  await requireRelease(strapi.db.connection, { own: version, minimum: minimumRelease });
  onlyAddToSchema(strapi);
  retrySync(strapi);
  return unlock;
}
