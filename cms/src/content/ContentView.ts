import type { ItemKind, SearchKind } from '../generated/types';
import type { FieldsOf, PartsOf } from './schemaTypes';

/** `number` is whole, `date` a moment, `day` a day of the calendar, `list` a list of words. */
export type FieldType =
  'text' | 'number' | 'decimal' | 'date' | 'day' | 'boolean' | 'word' | 'rich' | 'list';

/** A record that is shown within another: a component, a related record, a file. */
export interface Part {
  /** A related record has its `documentId` among them; where it is one, lists are filtered by its fields too. */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly parts?: Readonly<Record<string, Part>>;
  /** A list, never null. */
  readonly many?: boolean;
  /** Answers the component's stable `key` as `id`: Strapi's own ids change with each publication. */
  readonly idFromKey?: boolean;
  /** Published records of another type, shown as that type's lists show them. */
  readonly of?: AnyView;
  /** A dynamic zone: its components by uid, which `__component` names in the answer; each is shown whole. */
  readonly variants?: Readonly<Record<string, Part>>;
  /** What the contract promises of each: an entry without it, e.g. its file was deleted, is left out. */
  readonly needs?: string;
  /** Makes of the stored fields what is shown. */
  readonly show?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * What the public API shows of a content type, and by what it may be asked. Whatever is not named
 * here can be neither read nor probed for through a filter or a sort.
 */
export interface AnyView {
  readonly uid: string;
  /** Scalars: shown, filtered and sorted by (rich text and lists: shown only). */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly parts: Readonly<Record<string, Part>>;
  readonly draftAndPublish: boolean;
  /** What a search looks through, the title first; a type that has some has the folded columns. */
  readonly search: readonly string[];
  /** Where a record stands in a list when nobody says. */
  readonly defaultSort: string;
  /** Its places are counted. */
  readonly placesOf?: ItemKind;
  /** As what a search finds its records; a type without one is found by no search. */
  readonly searchKind?: SearchKind;
  /** The sentence of a 404. */
  readonly notFound: string;
}

/** A view that shows what the schema says of a type: all of it, and nothing beside. */
export interface ContentView<Type extends { documentId: string }> extends AnyView {
  readonly fields: Omit<FieldsOf<Type>, 'documentId'>;
  readonly parts: PartsOf<Type>;
  readonly defaultSort: `${keyof FieldsOf<Type> & string}:${'asc' | 'desc'}`;
}
