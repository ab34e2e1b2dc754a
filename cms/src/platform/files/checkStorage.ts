import type { Core } from '@strapi/strapi';
import { mkdir } from 'node:fs/promises';
import { environment } from '../environment';
import { StorageUnavailable } from './GuardedStore';
import { fileStore } from './openStore';

let isChecked = false;

/** An outage does not stop the server, which logs it, and checks again later. @throws MisconfiguredStorage */
export async function checkStorage(strapi: Core.Strapi): Promise<void> {
  const { production, files } = environment();
  // A developer's folder is on no disk that may be missing.
  if (!production && !files.bucket) await mkdir(files.folder, { recursive: true });
  await checkStorageOnce(strapi).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
  });
}

/**
 * Checks whether the storage is private and writable, until the check has succeeded once since the start.
 * @throws MisconfiguredStorage
 * @throws StorageUnavailable
 */
export async function checkStorageOnce(strapi: Core.Strapi): Promise<void> {
  if (isChecked) return;
  await (await fileStore(strapi)).check();
  isChecked = true;
}
