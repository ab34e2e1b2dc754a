interface Area {
  area: string;
  rows: Readonly<Record<string, readonly string[]>>;
  closed?: boolean;
  sealed?: boolean;
}

/** For the test of the rule, which is TypeScript. */
export function problemOf(file: string, specifier: string, area: Area): string | null;
