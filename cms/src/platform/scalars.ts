/** Branded types distinguish scalars that are equal in TypeScript. */
type Branded<Value, Kind> = Value & { readonly kind?: Kind };

export type Word = Branded<string, 'word'>;
export type Decimal = Branded<number, 'decimal'>;
/** ISO 8601 in UTC. */
export type Moment = Branded<string, 'date'>;
export type Day = Branded<string, 'day'>;
export type Rich = readonly { readonly type: string; readonly children: readonly object[] }[];
