import type { Core } from '@strapi/strapi';
import type { ImportRow } from '../../generated/types';
import { HttpError } from '../../platform/errors/HttpError';

/** The options of an import. */
export interface MoveOptions {
  /** Everything written is rolled back, so nothing outside the database may change either. */
  dryRun: boolean;
  /** Sends an email to each new member without a password. */
  invite: boolean;
  /** Gives data also to accounts that people registered here, without proof of their address. */
  existing: boolean;
  /** The site from which pictures are fetched, e.g. `https://www.example.vn`; null for no pictures. */
  pictures: string | null;
  /** Slug of the category of news that have none. */
  category: string | null;
  /** Content type of a CSV, e.g. `course`. */
  type: string | null;
  reason: string;
}

/** A file of the old site. */
export interface MovedFile {
  /** As named by the operator. */
  name: string;
  content: Buffer;
}

export interface Moved {
  /** The outcome of each line, or of each record by its first line. */
  rows: readonly ImportRow[];
  /** Facts about the whole file. */
  remarks: readonly string[];
}

/**
 * Imports one file, in one or more separate transactions. Idempotent.
 * @throws FileRefused for a file that cannot be read
 */
export type MoveIn = (strapi: Core.Strapi, file: MovedFile, options: MoveOptions) => Promise<Moved>;

/** The whole file is refused. */
export class FileRefused extends Error {
  constructor(
    message: string,
    /** Where reading failed; null if it concerns no single line. */
    readonly line: number | null = null,
  ) {
    super(message);
    this.name = 'FileRefused';
  }
}

/** An error's Vietnamese message. @throws any error that is no refusal */
export function refusalOf(error: unknown): string {
  if (!(error instanceof HttpError)) throw error;
  const { errors } = error.details as { errors?: { message: string }[] };
  return errors?.[0]?.message ?? error.message;
}
