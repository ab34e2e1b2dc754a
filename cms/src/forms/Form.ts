/** What a person reads of a field: its name, and where it helps a hint. */
export type FieldText = string | readonly [label: string, hint: string];

/** How the panel shows a content type or component. The fields of a row stand side by side, parted by spaces. */
export interface Form {
  /** The field by which a record is known wherever it is pointed to. */
  readonly title: string;
  /** The columns of its list; a component has none. */
  readonly list?: string;
  /** How the list is sorted until somebody sorts it otherwise. */
  readonly sort?: `${string}:${'ASC' | 'DESC'}`;
  /** The rows of the form under the heading of their group, in the order a person thinks. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<string, FieldText>>;
  /** The only fields that may be written; all where it is left out. */
  readonly writable?: readonly string[];
}
