import type { Core } from '@strapi/strapi';
import { FileReplaced } from '../files/FileStore';
import { StorageUnavailable } from '../files/GuardedStore';
import { databaseOutages } from './watchDatabase';

/**
 * Logs that background work has failed, unless an outage of the database or the storage, which is logged once, explains
 * it.
 */
export function logFailure(strapi: Core.Strapi, error: unknown, message?: string): void {
  const isStorageAway =
    error instanceof StorageUnavailable && !(error.cause instanceof FileReplaced);
  if (isStorageAway || databaseOutages()?.explains(error)) return;
  if (message === undefined) strapi.log.error(error);
  else strapi.log.error(message, error);
}
