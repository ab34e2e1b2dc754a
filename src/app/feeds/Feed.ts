import type { ApolloClient } from '@apollo/client';

/** What a feed is made with. */
export interface FeedRequest {
  client: ApolloClient;
  /** The site's public origin, without a slash at the end. */
  origin: string;
  /** The page's moment, in milliseconds since 1970 (UTC). */
  now: number;
}

/** A text that other programs read. */
export interface FeedFile {
  contentType: string;
  body: string;
  /** What it is called where it is saved; undefined where it is read in place. */
  fileName?: string;
}

/**
 * Makes a feed.
 * @returns null where there is no such thing
 * @throws ApiError where the API fails
 */
export type Feed = (request: FeedRequest) => Promise<FeedFile | null>;

/** Without the characters that neither XML nor iCalendar can hold. */
export const plainText = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '');
