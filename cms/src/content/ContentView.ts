import type { ItemKind } from '../purge/itemTags';

/** `number` is whole, `date` a moment, `day` a day of the calendar, `list` a list of texts. */
export type FieldType =
  'text' | 'number' | 'decimal' | 'date' | 'day' | 'boolean' | 'word' | 'rich' | 'list';

/** A record that is shown within another: a component, a category, a file. */
export interface Part {
  fields: readonly string[];
  parts?: Readonly<Record<string, Part>>;
  /** A list, never null. */
  many?: boolean;
  /** Answers the component's stable `key` as `id`: Strapi's own ids change with each publication. */
  idFromKey?: boolean;
  /** It is a record of its own, and a list may be filtered by these fields of it. */
  filters?: Readonly<Record<string, FieldType>>;
  /** Published records of another type, shown as that type's lists show them. */
  of?: ContentView;
  /** A dynamic zone: its components by uid, which `__component` names in the answer; each is shown whole. */
  variants?: Readonly<Record<string, Part>>;
  /** What the contract promises of each: an entry without it, e.g. its file was deleted, is left out. */
  needs?: string;
  /** Makes of the stored fields what is shown. */
  show?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
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
