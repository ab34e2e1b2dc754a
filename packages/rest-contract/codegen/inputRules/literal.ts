/** A value as code, JSON-escaped; the formatter chooses the quotes. */
export const literal = (value: unknown): string => JSON.stringify(value);
