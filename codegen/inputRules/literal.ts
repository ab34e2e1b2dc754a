/** A value as code: JSON has all the escapes, and prettier chooses the quotes. */
export const literal = (value: unknown): string => JSON.stringify(value);
