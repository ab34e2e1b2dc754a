import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLNamedInputType,
} from 'graphql';
import { type Endpoint, placeholdersOf, wireValuesOf } from 'rest-contract/contract';
import type { Source } from '../support/inputs';
import { nastyText, strangeValue } from '../support/texts';

/** Values that refer to existing records. */
export interface KnownValues extends Source {
  slugs: readonly string[];
  words: readonly string[];
}

/** Longer than the API accepts, but within Node's limit for headers and URL. */
const LONGEST_TARGET = 9_000;

/** Browser encoding; a lone surrogate becomes UTF-8's replacement character. */
const encode = (text: string): string =>
  encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));

/** Minimal encoding: only what a request line cannot contain. */
const scribble = (text: string): string =>
  text.replace(/[^\x21-\x7e]/gu, (character) => encode(character)).replaceAll('#', '%23');

const SORTS = ['startAt:asc', 'price:desc', 'title', 'publishedOn:desc', 'registeredAt:desc', 'id'];
const DAYS = ['2026-10-01', '2026-11-01', '2026-11-21'];
const MOMENTS = ['2026-07-05T07:30:00.000Z', '2027-01-01T00:00:00.000Z'];
/** Almost valid values. */
const EDGES = [
  '0',
  '-1',
  '1.5',
  '101',
  '1000001',
  '1e3',
  '٣',
  'True',
  'yes',
  '1999-02-29',
  '0000-00-00',
  '2027-12-31',
  '2026-07-05',
  '+275760-09-13T00:00:00.000Z',
  '10000-01-01',
  'title:up',
];

function rightWord({ schema, ids, slugs, words }: KnownValues, { name, type }: GraphQLArgument) {
  const named: GraphQLNamedInputType = getNamedType(type);
  if (isEnumType(named)) return fc.constantFrom(...Object.values(wireValuesOf(schema, named)));
  switch (named.name) {
    case 'ID':
      return fc.constantFrom(...ids);
    case 'Int':
      return fc.constantFrom('1', '2', '3', '12');
    case 'Boolean':
      return fc.constantFrom('true', 'false');
    case 'Date':
      return fc.constantFrom(...DAYS);
    case 'DateTime':
      return fc.constantFrom(...MOMENTS);
    default:
      if (name === 'sort') return fc.constantFrom(...SORTS);
      return fc.oneof(fc.constantFrom(...slugs), fc.constantFrom(...words));
  }
}

const wrongWord: Arbitrary<string | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 4, arbitrary: nastyText },
  { weight: 1, arbitrary: strangeValue.map((value) => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: fc.constant(null) },
);

type Words = Record<string, string | null>;

/** Arguments of a call: all valid, one invalid, or arbitrary. */
function wordsOf(known: KnownValues, args: readonly GraphQLArgument[]): Arbitrary<Words> {
  const record = (word: (arg: GraphQLArgument) => Arbitrary<string | null>): Arbitrary<Words> =>
    fc.record(Object.fromEntries(args.map((arg) => [arg.name, word(arg)])));
  const usual = (arg: GraphQLArgument) => {
    const right = rightWord(known, arg);
    return isNonNullType(arg.type) ? right : fc.option(right, { freq: 2 });
  };
  const right = record(usual);
  if (args.length === 0) return right;
  const one = fc.tuple(right, fc.constantFrom(...args), wrongWord);
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 4, arbitrary: one.map(([words, { name }, wrong]) => ({ ...words, [name]: wrong })) },
    { weight: 1, arbitrary: record((arg) => fc.oneof(usual(arg), wrongWord)) },
  );
}

const ODD_KEYS = [
  'filters[$or][0][slug][$eq]',
  'filters[$and][0][$not][title][$contains]',
  'filters[$or]',
  'filters[password][$startsWith]',
  'filters[createdBy][email][$eq]',
  'filters[id][$in][0]',

  'filters[slug][$in]',
  'filters[slug][$regex]',
  'filters',
  'filters[__proto__][x]',
  'filters[]',
  'populate',
  'populate[0]',
  'populate[category][populate]',
  'populate[cover][filters][id]',
  'fields',
  'fields[0]',
  'fields[a][b]',
  'sort',
  'sort[0]',
  'sort[title]',
  'sort[][]',
  'pagination[page]',
  'pagination[pageSize]',
  'pagination[limit]',
  'pagination[start]',
  'pagination',
  'pagination[withCount]',
  'locale',
  'status',
  'publicationState',
  '_q',
  '_q[]',
  'page',
  'page[]',
  'q',
  'id',
  'id[$ne]',
  'code[$gt]',
  'format',
  'from',
  'to',
  'access_token',

  '__proto__[x]',
  'constructor[prototype][x]',
  '[',
  ']',
  '=',
  '&&',
  '%',
  '%5B%5D',
  'a[b][c][d][e][f]',
];
const ODD_VALUES = [
  '*',
  'deep',
  'password',
  '-1',
  '0',
  '1',
  '100',
  '101',
  '1e9',
  'id:asc',
  'draft',
];

const oddPair: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...ODD_KEYS),
    fc.oneof(fc.constantFrom(...ODD_VALUES), nastyText),
    fc.boolean(),
  )
  .map(([key, value, raw]) => `${key}=${(raw ? scribble : encode)(value)}`);

/** Fills a path's placeholders; like the client, omits query pairs whose argument is absent. */
function fill(template: string, values: Readonly<Record<string, string | null>>, raw: boolean) {
  const write = raw ? scribble : encode;
  const put = (text: string) =>
    text.replace(/\{args\.(\w+)\}/g, (_, name: string) => write(values[name] ?? ''));
  const [path = '', query] = template.split(/\?(.*)/s);
  const pairs = (query ?? '')
    .split('&')
    .filter((pair) => pair !== '')
    .filter((pair) => placeholdersOf(pair).every((word) => values[word.replace('args.', '')]));
  return { path: put(path), pairs: pairs.map(put) };
}

export interface Target {
  target: string;
  plain: boolean;
}

/** URLs for an endpoint: its path with valid and invalid arguments, and odd queries. */
export function targetOf(known: KnownValues, { field, path }: Endpoint): Arbitrary<Target> {
  const placed = placeholdersOf(path).map((word) => word.replace('args.', ''));
  const args = field.args.filter(({ name }) => placed.includes(name));
  const odd = fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(oddPair, { minLength: 1, maxLength: 4 }) },
  );
  const raw = fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0);
  const repeated = fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0);
  return fc.tuple(wordsOf(known, args), odd, raw, repeated).map(([given, more, asIs, twice]) => {
    const { path: start, pairs } = fill(path, given, asIs);
    const all = [...pairs, ...(twice ? pairs : []), ...more];
    const target = `${start}${all.length > 0 ? `?${all.join('&')}` : ''}`.slice(0, LONGEST_TARGET);
    const whole = args.every(({ type, name }) => !isNonNullType(type) || Boolean(given[name]));
    return { target, plain: whole && more.length === 0 && !asIs && !twice };
  });
}
