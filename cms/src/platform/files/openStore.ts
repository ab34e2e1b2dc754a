import type { Core } from '@strapi/strapi';
import { resolve } from 'node:path';
import { environment } from '../environment';
import type { FilesEnvironment } from './filesEnvironment';
import type { FileStore } from './FileStore';
import { FolderStore } from './FolderStore';
import { GuardedStore } from './GuardedStore';

let opened: Promise<FileStore> | undefined;

/** The storage of this server. Its methods throw `StorageUnavailable` while it fails. */
export function fileStore(strapi: Core.Strapi): Promise<FileStore> {
  opened ??= openStore(environment().files).then((store) => new GuardedStore(store, strapi.log));
  return opened;
}

/** The bucket if one is configured, otherwise the folder. */
export function openStore(files: FilesEnvironment): Promise<FileStore> {
  return files.bucket ? openBucket(files.bucket) : Promise.resolve(openFolder(files));
}

export const openFolder = ({ folder }: FilesEnvironment): FileStore =>
  new FolderStore(resolve(folder));

/** Loads the SDK, which uses much memory, only if it is needed. */
export async function openBucket(
  bucket: NonNullable<FilesEnvironment['bucket']>,
): Promise<FileStore> {
  const { S3Store } = await import('./S3Store.js');
  return new S3Store(bucket);
}
