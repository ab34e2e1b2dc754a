export type FieldText = string | readonly [label: string, hint: string];

/**
 * The panel's form of a content type. Separate from the contract, because half of the panel's types are not in it, and
 * groups and rows are of no use to the website. Fields in one row are separated by spaces.
 */
export interface Form {
  /** The field that identifies a record in relation pickers. */
  readonly title: string;
  readonly list?: string;
  /** Default sort. */
  readonly sort?: `${string}:${'ASC' | 'DESC'}`;
  /** Rows of the form by group heading. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, FieldText>>;
  /** If set, only these fields may be written. */
  readonly writable?: readonly string[];
}
