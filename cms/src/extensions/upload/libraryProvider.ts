import type { Core } from '@strapi/strapi';
import type { Readable } from 'node:stream';
import { keyOf, ownersPrefix, publicPrefix } from '../../platform/files/fileKeys';
import { fileStore } from '../../platform/files/openStore';

/** A file as the media library passes it to its provider, which sets the URL. */
interface LibraryFile {
  hash: string;
  ext?: string;
  url?: string;
  stream?: Readable;
}

interface Upload {
  provider: { extend(methods: Provider): void };
}

type Provider = Record<string, (file: LibraryFile, old: LibraryFile) => Promise<void>>;

/**
 * Makes the media library use our storage. Its provider's name stays `local` whatever the storage, since
 * Strapi stores the name with each file, and neither replaces nor deletes files of another provider. The
 * replaced `local` provider still requires the folder `public/uploads`, which stays empty.
 */
export function storeLibraryFiles(strapi: Core.Strapi): void {
  const write = async (file: LibraryFile, prefix: string) => {
    const url = `${prefix}${file.hash}${file.ext ?? ''}`;
    const key = keyOf(url);
    if (!key || !file.stream) throw new Error(`The media library cannot store ${url}.`);
    await (await fileStore(strapi)).write(key, file.stream);
    file.url = url;
  };
  const remove = async ({ url = '' }: LibraryFile) => {
    // A private file may not have been moved yet.
    const uploaded = url.startsWith(ownersPrefix)
      ? publicPrefix + url.slice(ownersPrefix.length)
      : url;
    for (const place of new Set([url, uploaded])) {
      const key = keyOf(place);
      if (key) await (await fileStore(strapi)).remove(key);
    }
  };
  (strapi.plugin('upload') as unknown as Upload).provider.extend({
    uploadStream: (file) => write(file, publicPrefix),
    async replaceStream(file, old) {
      // A private file must not be public even while it is replaced.
      await write(file, old.url?.startsWith(ownersPrefix) ? ownersPrefix : publicPrefix);
      if (file.url !== old.url) await remove(old);
    },
    delete: remove,
  });
}
