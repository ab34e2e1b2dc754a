import type { ImportNote } from '../../generated/types';
import type { Picture } from './htmlToBlocks';

export type ContentType = `api::${string}.${string}`;

/** A record of the old site, checked and converted. */
export interface ContentDraft {
  /** Where it begins in the file. */
  line: number;
  uid: ContentType;
  /** Identifies it at its source: `wordpress`, `csv`. */
  source: string;
  externalId: string;
  title: string;
  slug: string;
  /** Values by attribute; rich text may have `picture` nodes. */
  values: Readonly<Record<string, unknown>>;
  /** Stored as media of these attributes. */
  media: Readonly<Record<string, Picture>>;
  published: boolean;
  /** Slug and name of the category of news, which is created if it does not exist. */
  category: { slug: string; name: string } | null;
  /** Path on the old site. */
  oldPath: string | null;
  /** Facts for the operator. */
  notes: ImportNote[];
  /** Reasons not to store it. */
  problems: ImportNote[];
}
