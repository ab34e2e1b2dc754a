import type { QueryClient } from '@/data/queryClientContext';

export interface FeedRequest {
  client: QueryClient;
  /** The site's public origin, without a trailing slash. */
  origin: string;
  /** Render time, in milliseconds since 1970 (UTC). */
  now: number;
}

export interface FeedFile {
  contentType: string;
  body: string;
  /** File name for downloads; undefined if displayed inline. */
  fileName?: string;
}

/**
 * @returns null if nothing exists at the path
 * @throws ApiError if the API fails
 */
export type Feed = (request: FeedRequest) => Promise<FeedFile | null>;

/** Strips the characters that neither XML nor iCalendar allows. */
export const plainText = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '');
