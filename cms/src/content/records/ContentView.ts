import type { ItemKind, SearchKind } from '../../generated/types';
import type { FacetName } from './readFacets';
import type { FieldsOf, PartsOf } from './schemaTypes';

/** `number` is whole, `date` a timestamp, `day` a calendar day, `list` a list of strings. */
export type FieldType =
  | 'text'
  | 'number'
  | 'decimal'
  | 'date'
  | 'day'
  | 'boolean'
  | 'word'
  | 'rich'
  | 'list';

/** A record embedded in another: a component, a related record or a file. */
export interface Part {
  /** A related record includes `documentId`; fields of a to-one relation can be filtered. */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly parts?: Readonly<Record<string, Part>>;
  /** A list, never null. */
  readonly many?: boolean;
  /** Returns the component's stable `key` as `id`: Strapi's own ids change with each publication. */
  readonly idFromKey?: boolean;
  /** Published records of another type, shown as in that type's lists. */
  readonly of?: AnyView;
  /** A dynamic zone: complete components by uid, returned as `__component`. */
  readonly variants?: Readonly<Record<string, Part>>;
  /** A field the contract requires: entries without it, e.g. with a deleted file, are dropped. */
  readonly needs?: string;
  readonly show?: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** The public API of a type; anything else can neither be read nor probed by filter or sort. */
export interface AnyView {
  readonly uid: string;
  /** Scalars: readable, filterable and sortable (rich text and lists: readable only). */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly parts: Readonly<Record<string, Part>>;
  readonly draftAndPublish: boolean;
  /** Searchable fields, title first; such a type has the folded columns. */
  readonly search: readonly string[];
  readonly defaultSort: string;
  readonly seatsOf?: ItemKind;
  /** The filters of its list beyond Strapi's, each with the values that it accepts. */
  readonly facets?: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** The kind reported in search results; types without one are not searchable. */
  readonly searchKind?: SearchKind;
  readonly notFound: string;
}

/** A view that exposes exactly what the schema declares. */
export interface ContentView<Type extends { documentId: string }> extends AnyView {
  readonly fields: Omit<FieldsOf<Type>, 'documentId'>;
  readonly parts: PartsOf<Type>;
  readonly defaultSort: `${keyof FieldsOf<Type> & string}:${'asc' | 'desc'}`;
}
