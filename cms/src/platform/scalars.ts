/** A plain value with a mark that only types see: the schema's scalars that TypeScript holds alike. */
type Branded<Value, Kind> = Value & { readonly kind?: Kind };

/** A record's key. */
export type Word = Branded<string, 'word'>;
export type Decimal = Branded<number, 'decimal'>;
/** ISO 8601 in UTC. */
export type Moment = Branded<string, 'date'>;
/** `2026-07-05` */
export type Day = Branded<string, 'day'>;
/** Strapi's blocks. */
export type Rich = readonly { readonly type: string; readonly children: readonly object[] }[];
