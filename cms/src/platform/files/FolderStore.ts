import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@iia/shared/dates';
import { keyOf, storageParts, type FileKey, type StoragePart } from './fileKeys';
import { MisconfiguredStorage, type FileEntry, type FileStore, type OpenFile } from './FileStore';
import { syncFolder } from './syncFolder';

/** Prefix of files that are being written. */
const UNFINISHED = '.unfinished-';

const lasting = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** Files in a folder that no web server serves; several API servers share it. */
export class FolderStore implements FileStore {
  readonly name: string;
  readonly #root: string;

  /** @param root absolute; it must not be inside the code, which an update replaces */
  constructor(root: string) {
    this.#root = root;
    this.name = `folder ${root}`;
  }

  /** The file appears under its name only once it is complete and on the disk. */
  write(key: FileKey, body: Buffer | Readable): Promise<void> {
    const path = this.#pathOf(key);
    return this.#store(path, body, (complete) => rename(complete, path));
  }

  async open(key: FileKey): Promise<OpenFile | null> {
    const handle = await open(this.#pathOf(key)).catch(nullIfMissing);
    if (!handle) return null;
    const { size, mtime, mtimeMs, ino } = await handle.stat();
    // The inode distinguishes a replacement that is written within the clock's resolution.
    const version = [size, Math.trunc(mtimeMs * 1_000), ino];
    return {
      size,
      modified: mtime,
      etag: `"${version.map((part) => part.toString(16)).join('-')}"`,
      read: (range) => Promise.resolve(handle.createReadStream(range)),
      close: () => handle.close(),
    };
  }

  async copy(from: FileKey, to: FileKey): Promise<void> {
    const source = await open(this.#pathOf(from)).catch(nullIfMissing);
    if (!source) return;
    const path = this.#pathOf(to);
    await this.#store(path, source.createReadStream(), async (complete) => {
      // Unlike `rename`, a link never replaces a file. Not every network share supports links.
      await link(complete, path)
        .catch(unlessExists)
        .catch(async () => (await stat(path).catch(nullIfMissing)) ?? rename(complete, path));
      await rm(complete, { force: true });
    });
  }

  /** @param finish moves the complete file to `path` */
  async #store(
    path: string,
    body: Buffer | Readable,
    finish: (complete: string) => Promise<void>,
  ): Promise<void> {
    const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
    // Never creates the folder: if its disk is not mounted, the file would end up below the mount point.
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    try {
      await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, target);
      await finish(unfinished);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  remove(key: FileKey): Promise<void> {
    return rm(this.#pathOf(key), { force: true });
  }

  async *list(part?: StoragePart): AsyncIterable<FileEntry> {
    for (const folder of part ? [part] : storageParts) {
      for (const name of await readdir(join(this.#root, folder))) {
        const key = keyOf(`/${folder}/${name}`);
        if (!key) continue;
        const found = await stat(this.#pathOf(key)).catch(nullIfMissing);
        if (found?.isFile()) yield { key, size: found.size, modified: found.mtime };
      }
    }
  }

  /**
   * Creates the folders of the parts, and removes partially written files that a crash left. Never creates the root: if
   * it is on a
   * disk that is not mounted, files would end up on another one.
   */
  async check(): Promise<void> {
    const since = Date.now() - DAY_MS;
    for (const part of storageParts) {
      const folder = join(this.#root, part);
      await mkdir(folder, { mode: 0o700 }).catch(unlessExists).catch(this.#refuse);
      await access(folder, constants.W_OK).catch(this.#refuse);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (!name.startsWith(UNFINISHED)) continue;
        const found = await stat(path).catch(nullIfMissing);
        if (found && found.mtimeMs < since) await rm(path, { force: true });
      }
    }
  }

  /** A full or broken disk may recover; a wrong path or owner does not. */
  readonly #refuse = (error: NodeJS.ErrnoException): never => {
    if (!lasting.has(error.code ?? '')) throw error;
    const reason =
      error.code === 'ENOENT'
        ? "does not exist. Mount its disk, or create it for the server's user"
        : `cannot be written: ${error.message}`;
    throw new MisconfiguredStorage(`FILES_FOLDER (${this.#root}) ${reason}.`, { cause: error });
  };

  #pathOf(key: FileKey): string {
    return join(this.#root, key);
  }
}

function unlessExists(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
