export type FieldText = string | readonly [label: string, hint: string];

/** Fields in one row are separated by spaces. */
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
