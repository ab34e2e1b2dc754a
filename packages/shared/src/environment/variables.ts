/**
 * How a program reads a variable of its environment. The table in docs/operations/configuration.md is
 * generated from the same declarations.
 */
export interface Variable<Value> {
  /** For operators, in a sentence's second half: "what it sets". */
  meaning: string;
  /** What a value must be: follows "must be". */
  rule: string;
  /** The value of an unset or empty variable. */
  fallback: Value;
  /** The fallback as the documentation shows it; empty for none. */
  shownFallback: string;
  /** Whether the value must never be printed. */
  isSecret: boolean;
  /** @returns null if the text breaks the rule */
  parse(text: string): Value | null;
}

export type Source = Readonly<Record<string, string | undefined>>;

type Declarations = Readonly<Record<string, Variable<unknown>>>;

/** The parsed values of declared variables, by name. */
export type Values<Declared extends Declarations> = {
  readonly [Name in keyof Declared]: Declared[Name]['fallback'];
};

/** Surrounding spaces are ignored, and an empty variable is an unset one. */
export const isSet = (source: Source, name: string): boolean => textOf(source, name) !== '';

const textOf = (source: Source, name: string): string => source[name]?.trim() ?? '';

/**
 * Parses the declared variables of a source.
 * @returns the values, with the fallback of each invalid one, and a sentence about each invalid one
 */
export function readVariables<Declared extends Declarations>(
  declared: Declared,
  source: Source,
): { values: Values<Declared>; problems: string[] } {
  const problems: string[] = [];
  const read = ([name, variable]: [string, Variable<unknown>]): [string, unknown] => {
    const { rule, fallback, isSecret, parse } = variable;
    const text = textOf(source, name);
    const value = text === '' ? fallback : parse(text);
    if (value !== null) return [name, value];
    problems.push(`${isSecret ? name : `${name}=${JSON.stringify(text)}`} must be ${rule}.`);
    return [name, fallback];
  };
  const values = Object.fromEntries(Object.entries(declared).map(read)) as Values<Declared>;
  return { values, problems };
}

export const text = (meaning: string, fallback = ''): Variable<string> => ({
  meaning,
  rule: 'a text',
  fallback,
  shownFallback: fallback,
  isSecret: false,
  parse: (given) => given,
});

interface Range {
  fallback: number;
  min: number;
  max: number;
  unit?: string;
}

export function wholeNumber(
  meaning: string,
  { fallback, min, max, unit = 'a whole number' }: Range,
): Variable<number> {
  return {
    ...text(meaning),
    rule: `${unit} from ${min} to ${max}`,
    fallback,
    shownFallback: String(fallback),
    parse: (given) => {
      const value = Number(given);
      return /^\d+$/.test(given) && value >= min && value <= max ? value : null;
    },
  };
}

/** @param fallback one of the choices, or empty */
export function choice<const Choice extends string>(
  meaning: string,
  choices: readonly Choice[],
  fallback: Choice | '' = '',
): Variable<Choice | ''> {
  return {
    ...text(meaning),
    rule: `one of ${choices.join(', ')}`,
    fallback,
    shownFallback: fallback,
    parse: (given) => choices.find((name) => name === given) ?? null,
  };
}

export const flag = (meaning: string): Variable<boolean> => ({
  ...text(meaning),
  rule: 'true or false',
  fallback: false,
  shownFallback: 'false',
  parse: (given) => (given === 'true' ? true : given === 'false' ? false : null),
});

export const secret = (meaning: string, minLength: number): Variable<string> => ({
  ...text(meaning),
  rule: `at least ${minLength} characters`,
  isSecret: true,
  parse: (given) => (given.length >= minLength ? given : null),
});

/** In the browser and in Node; the types of neither are part of this package. */
declare const URL: {
  canParse(text: string): boolean;
  new (
    text: string,
  ): Record<
    'hash' | 'hostname' | 'origin' | 'pathname' | 'protocol' | 'search' | 'username',
    string
  >;
};

const isHttp = (given: string): boolean =>
  URL.canParse(given) && ['http:', 'https:'].includes(new URL(given).protocol);

export const httpUrl = (meaning: string): Variable<string> => ({
  ...text(meaning),
  rule: 'an http(s) address',
  parse: (given) => (isHttp(given) ? given : null),
});

export const origin = (meaning: string, fallback = ''): Variable<string> => ({
  ...text(meaning, fallback),
  rule: 'an http(s) origin with no path',
  parse: (given) => {
    if (!isHttp(given)) return null;
    const url = new URL(given);
    const isBare = url.pathname === '/' && url.search + url.hash + url.username === '';
    return isBare ? url.origin : null;
  },
});

/** Names of this machine, whose traffic nobody can read. */
export const isLocalhost = (address: string): boolean =>
  /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

/** Items separated by commas; at least one if set. */
export function listOf<Item>(item: Variable<Item>): Variable<Item[]> {
  return {
    ...item,
    rule: `a list separated by commas, each ${item.rule}`,
    fallback: [],
    shownFallback: '',
    parse: (given) => {
      const parts = given.split(',').map((part) => part.trim());
      const items = parts.filter(Boolean).map((part) => item.parse(part));
      const valid = items.filter((value) => value !== null);
      return valid.length > 0 && valid.length === items.length ? valid : null;
    },
  };
}
