import type { ItemKind } from '../purge/itemTags';

export type FieldType = 'text' | 'number' | 'date' | 'boolean' | 'word' | 'rich' | 'list';

/** A record that is shown within another: a component, a category, a file. */
export interface Part {
  fields: readonly string[];
  parts?: Readonly<Record<string, Part>>;
  /** A list, never null. */
  many?: boolean;
  /** Answers the component's stable `key` as `id`: Strapi's own ids change with each publication. */
  idFromKey?: boolean;
}

/** A part that a list may be filtered by, through its link table. */
export interface Category extends Part {
  uid: string;
  filters: Readonly<Record<string, FieldType>>;
}

/**
 * What the public API shows of a content type, and by what it may be asked. Whatever is not named
 * here can be neither read nor probed for through a filter or a sort.
 */
export interface ContentView {
  uid: string;
  /** Scalars: shown, filtered and sorted by (rich text and lists: shown only). */
  fields: Readonly<Record<string, FieldType>>;
  parts: Readonly<Record<string, Part>>;
  category?: Category;
  draftAndPublish: boolean;
  /** It has the folded columns. */
  searchable: boolean;
  /** Where it stands in a list when nobody says. */
  defaultSort: string;
  /** Its places are counted. */
  placesOf?: ItemKind;
  /** The sentence of a 404. */
  notFound: string;
}
