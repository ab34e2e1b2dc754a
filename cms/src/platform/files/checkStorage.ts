import type { Core } from '@strapi/strapi';
import { StorageUnavailable } from './GuardedStore';
import { fileStore } from './openStore';

/** An outage does not stop the server, which logs it. @throws MisconfiguredStorage */
export async function checkStorage(strapi: Core.Strapi): Promise<void> {
  const store = await fileStore(strapi);
  await store.check().catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
  });
}
