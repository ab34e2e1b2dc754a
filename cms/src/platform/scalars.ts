/** A plain value with a mark that only types see: the schema's scalars that TypeScript holds alike. */
type Marked<Value, Kind> = Value & { readonly kind?: Kind };

/** A record's key. */
export type Word = Marked<string, 'word'>;
export type Decimal = Marked<number, 'decimal'>;
/** ISO 8601 in UTC. */
export type Moment = Marked<string, 'date'>;
/** `2026-07-05` */
export type Day = Marked<string, 'day'>;
/** Strapi's blocks. */
export type Rich = readonly { readonly type: string; readonly children: readonly object[] }[];
