type Contexts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const contexts: Contexts;
export const entryPoints: readonly string[];
export function serverRows(table?: Contexts): Record<string, readonly string[]>;
