import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLNamedInputType,
} from 'graphql';
import { placeholdersOf, type Endpoint } from '../../codegen/contract/endpoints';
import { wireWordsOf } from '../../codegen/contract/wireWords';
import { anyInput, type Source } from './inputs';
import { nastyText, strangeValue } from './texts';

export const callers = ['visitor', 'member', 'other', 'staff', 'forged'] as const;
export type Caller = (typeof callers)[number];

export interface FuzzRequest {
  caller: Caller;
  method: string;
  /** Path and query below `/api`, as they go over the wire. */
  target: string;
  headers: Record<string, string>;
  body: string | null;
  /** Sent in pieces, without its length. */
  chunked: boolean;
  /** The endpoint is asked as the contract says, whatever its arguments are. */
  plain: boolean;
}

/** Words that name something on the server which is asked. */
export interface Known extends Source {
  slugs: readonly string[];
  words: readonly string[];
}

const LONGEST_TARGET = 12_000;

/** As a browser writes it; half a surrogate pair becomes what UTF-8 has for it. */
const encode = (text: string): string =>
  encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));

/** As somebody writes it by hand: only what a request line cannot hold is encoded. */
const scribble = (text: string): string =>
  text.replace(/[^\x21-\x7e]/gu, (letter) => encode(letter)).replaceAll('#', '%23');

const SORTS = ['startAt:asc', 'price:desc', 'title', 'publishedOn:desc', 'registeredAt:desc', 'id'];
const DAYS = ['2026-01-01', '2026-11-21', '2027-12-31', '1999-02-29', '0000-00-00'];
const MOMENTS = ['2026-07-05T07:30:00.000Z', '2026-07-05', '+275760-09-13T00:00:00.000Z', '0'];

function rightWord({ schema, ids, slugs, words }: Known, { name, type }: GraphQLArgument) {
  const named: GraphQLNamedInputType = getNamedType(type);
  if (isEnumType(named)) return fc.constantFrom(...Object.values(wireWordsOf(schema, named)));
  switch (named.name) {
    case 'ID':
      return fc.constantFrom(...ids);
    case 'Int':
      return fc.constantFrom('1', '2', '3', '12', '100', '101', '0', '-1', '1000001', '1.5');
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

const argumentText = (known: Known, arg: GraphQLArgument): Arbitrary<string | null> =>
  fc.oneof(
    { weight: 6, arbitrary: rightWord(known, arg) },
    { weight: 3, arbitrary: nastyText },
    { weight: 1, arbitrary: strangeValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constant(null) },
  );

const ODD_KEYS = [
  ...['filters[$or][0][slug][$eq]', 'filters[$and][0][$not][title][$contains]', 'filters[$or]'],
  ...['filters[password][$startsWith]', 'filters[createdBy][email][$eq]', 'filters[id][$in][0]'],
  ...[
    'filters[slug][$in]',
    'filters[slug][$regex]',
    'filters',
    'filters[__proto__][x]',
    'filters[]',
  ],
  ...['populate', 'populate[0]', 'populate[category][populate]', 'populate[cover][filters][id]'],
  ...['fields', 'fields[0]', 'fields[a][b]', 'sort', 'sort[0]', 'sort[title]', 'sort[][]'],
  ...['pagination[page]', 'pagination[pageSize]', 'pagination[limit]', 'pagination[start]'],
  ...['pagination', 'pagination[withCount]', 'locale', 'status', 'publicationState', '_q', '_q[]'],
  ...['page', 'page[]', 'q', 'id', 'id[$ne]', 'code[$gt]', 'format', 'from', 'to', 'access_token'],
  ...[
    '__proto__[x]',
    'constructor[prototype][x]',
    '[',
    ']',
    '=',
    '&&',
    '%',
    '%5B%5D',
    'a[b][c][d][e][f]',
  ],
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

/** A path with its placeholders filled. A pair whose argument is absent is left out, as the client does. */
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

interface Line {
  target: string;
  plain: boolean;
}

function line(known: Known, { field, path }: Endpoint): Arbitrary<Line> {
  const placed = placeholdersOf(path).map((word) => word.replace('args.', ''));
  const args = field.args.filter(({ name }) => placed.includes(name));
  const values = fc.record(
    Object.fromEntries(args.map((arg) => [arg.name, argumentText(known, arg)])),
  );
  const odd = fc.oneof(
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(oddPair, { minLength: 1, maxLength: 4 }) },
  );
  const raw = fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0);
  const repeated = fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0);
  return fc.tuple(values, odd, raw, repeated).map(([given, more, asIs, twice]) => {
    const { path: name, pairs } = fill(path, given, asIs);
    const all = [...pairs, ...(twice ? pairs : []), ...more];
    const target = `${name}${all.length > 0 ? `?${all.join('&')}` : ''}`.slice(0, LONGEST_TARGET);
    return { target, plain: more.length === 0 && !asIs && !twice };
  });
}

const BROKEN = [
  ...['', ' ', '{', '{"a":', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', 'null', '[]', '"x"', '5'],
  ...['{"a":NaN}', '{"a":1e999}', '{"a":"\\ud800"}', '{"a":"\u0000"}', '\ufeff{}', 'a=1&b=2'],
  ...['{"items":[],"items":[]}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'],
  ...['<xml/>', '{"a":"'.padEnd(150_000, 'a'), '['.repeat(40_000), `${'{"a":'.repeat(9_000)}1`],
  ...[`{"ids":[${'1,'.repeat(40_000)}1]}`, `{"items":[${'{},'.repeat(30_000)}{}]}`],
];
const TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=utf-16', 'application/json;', 'application/xml', 'json', '*/*'],
];

interface Body {
  body: string | null;
  type: string | null;
  chunked: boolean;
}

function body(
  source: Source,
  { field, method }: Pick<Endpoint, 'field' | 'method'>,
): Arbitrary<Body> {
  const input = field.args.map(({ type }) => getNamedType(type)).find(isInputObjectType);
  const text = fc.oneof(
    { weight: 14, arbitrary: (input ? anyInput(source, input) : strangeValue).map(written) },
    { weight: 2, arbitrary: strangeValue.map(written) },
    { weight: 3, arbitrary: fc.constantFrom(...BROKEN) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(null, ...TYPES) },
  );
  const chunked = fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0);
  const some = fc.record({ body: text, type, chunked });
  const none = fc.constant<Body>({ body: null, type: null, chunked: false });
  const usual = method === 'GET' ? none : some;
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.oneof(none, some) });
}

const written = (value: unknown): string => JSON.stringify(value) ?? '';

const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { cookie: 'refresh=x.y.z' },
      { cookie: 'refresh=; refresh=%00; __proto__=1' },
      { accept: 'text/html' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-for': `1.2.3.4, ${'9'.repeat(500)}` },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
      { 'if-none-match': '*', range: 'bytes=0-' },
      { 'content-encoding': 'gzip' },
      { 'x-strapi-refresh-cookie': 'httpOnly' },
      { expect: '100-continue' },
    ),
  },
);

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/** Requests to one endpoint: right, wrong and absurd, by anybody. */
export function requestsTo(known: Known, endpoint: Endpoint): Arbitrary<FuzzRequest> {
  const { method, access } = endpoint;
  const usual: Caller = access === 'STAFF' ? 'staff' : 'member';
  return fc
    .record({
      caller: fc.oneof(
        { weight: 3, arbitrary: fc.constant(usual) },
        { weight: 2, arbitrary: fc.constantFrom(...callers) },
      ),
      line: line(known, endpoint),
      sent: body(known, endpoint),
      headers: oddHeaders,
      method: fc.oneof(
        { weight: 14, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
    })
    .map(({ caller, line: { target, plain }, sent, headers, method: by }) => ({
      caller,
      method: by,
      target,
      headers: { ...headers, ...(sent.type !== null && { 'content-type': sent.type }) },
      body: sent.body,
      chunked: sent.chunked,
      plain: plain && by === method && !('range' in headers),
    }));
}
