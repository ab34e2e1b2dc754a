/** A value as code, JSON-escaped; Prettier chooses the quotes. */
export const literal = (value: unknown): string => JSON.stringify(value);
