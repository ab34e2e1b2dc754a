import { describe, expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkContent } from './checkContent';

const TYPES = `
  enum Level { low high }
  type Topic @content(search: ["title", "level", "tags"]) {
    documentId: ID! title: String! top10: Int level: Level tags: [String!]! count: Int! text: Blocks
    views: Int! @computed area: Area! areas: [Area!]! part: Part
  }
  type Area @content { documentId: ID! name: String! }
  type Part { id: ID! title: String! }
  type Seat { documentId: ID! }
  type Pagination { page: Int! }
  type TopicPage { items: [Topic!]! pagination: Pagination! }`;

const problemsOf = (query: string, types = TYPES): string[] =>
  checkContent(schemaOf(`${types} type Query { ${query} }`)).map(({ message }) => message);

describe('the path of a list', () => {
  const of = (query: string) =>
    problemsOf(`topics: TopicPage! @endpoint(path: "/topics?${query}")`);

  it.each([
    'filters[title]={args.a}',
    'filters[level][$in]={args.a}&filters[top10][$between]=1',
    'filters[area][name][$eq]={args.a}',
    'filters[$or][0][title][$eq]=a&filters[$or][12][count][$gt]=1',
    'filters[$and][0][title][$eq]=a&filters[$not][top10][$eq]=1',
    'sort=title',
    'sort=title:asc,count:desc',
    'sort={args.sort}',
    'pagination[page]=1&pagination[pageSize]=9',
    '_q={args.search}',
    'fields=title&populate=area',
    '&sort=title',
    '',
  ])('accepts "%s"', (query) => expect(of(query)).toEqual([]));

  it.each([
    ['filters=a', 'filters by "", which is not a filterable field of Topic; write one of '],
    ['filters[titl]=a', 'filters by "titl", which is not a filterable field of Topic; write title'],
    [
      'filters[are][name]=a',
      'filters by "are", which is not a filterable field of Topic; write area',
    ],
    [
      'filters[area][nam]=a',
      'filters by "nam", which is not a filterable field of Area; write name',
    ],
    ['filters[ti]tle[$eq]=a', 'filters by "ti]tle", '],
    ['filters[$or][0a][title]=a', 'filters by "0a", '],
    ['filters[views][$gt]=1', 'filters by "views", '],
    ['filters[tags][$eq]=a', 'filters by "tags", '],
    ['filters[areas][name]=a', 'filters by "areas", '],
    ['filters[part][title]=a', 'filters by "part", '],
    [
      'filters[count][$gtt]=1',
      'compares "count" with $gtt, which the field does not support; write $gt',
    ],
    ['sort=titl', 'sorts by "titl", which is not a sortable field of Topic; write title'],
    ['sort=title,text', 'sorts by "text", which is not a sortable field of Topic; write one of '],
    ['sort=title:up', 'sorts "title" in the direction "up"; write asc or desc'],
    ['pagination[size]=1', 'sends pagination[size], which the server rejects; write one of '],
    ['pagination=1', 'sends pagination[], which the server rejects; write one of '],
    ['q=a', 'sends "q", which the server rejects; write _q'],
  ])('rejects "%s"', (query, why) => {
    const [message, ...others] = of(query);
    expect(message).toContain(`the path of "topics" ${why}`);
    expect(others).toEqual([]);
  });
});

it('reports every invalid key of a path', () => {
  expect(
    problemsOf('topics: [Topic!]! @endpoint(path: "/topics?sort=a&sort=b&filters[title]=c")'),
  ).toHaveLength(2);
});

it.each([
  ['topic: Topic @endpoint(path: "/topics/{args.slug}?fields=title&populate=area")', []],
  [
    'topic: Topic @endpoint(path: "/topics/{args.slug}?sort=title")',
    ['the path of "topic" sends "sort", which the server rejects; write one of fields, populate'],
  ],
  [
    'areas: [Area!]! @endpoint(path: "/areas?_q={args.search}")',
    [
      'the path of "areas" searches Area, which has no searched fields; add @content(search: […]) to the type',
    ],
  ],
  ['areas: [Area!]! @endpoint(path: "/areas?fields=name&pagination[page]=1")', []],
  ['seats: [Seat!]! @endpoint(path: "/seats?near={args.place}")', []],
  ['isOpen: Boolean! @endpoint(path: "/open?at={args.day}")', []],
])('reads the query of %s', (query, messages) => expect(problemsOf(query)).toEqual(messages));

it('allows searching a type only by its texts', () => {
  const types = TYPES.replace('"level"', '"leve", "count"');
  expect(problemsOf('topics: [Topic!]! @endpoint(path: "/topics")', types)).toEqual([
    '@content of "Topic" searches "leve", which is not one of its text fields; write level',
    '@content of "Topic" searches "count", which is not one of its text fields; write one of documentId, title, level, tags',
  ]);
});

describe('content that the server returns to everyone', () => {
  it.each([
    ['"/topics", access: MEMBER', 'access: MEMBER', '/topics'],
    ['"/topics?sort=title", limited: true', 'limited: true', '/topics'],
    ['"/topics/{args.slug}", fresh: true', 'fresh: true', '/topics/{args.slug}'],
    ['"/topics", access: STAFF, limited: true', 'access: STAFF, limited: true', '/topics'],
  ])('rejects restrictions at %s', (endpoint, says, path) => {
    expect(problemsOf(`topics: TopicPage! @endpoint(path: ${endpoint})`)).toEqual([
      `"topics" has "${says}", but the server returns Topic at "${path}" to everyone without a rate limit; remove it, or use a path with a separate action, e.g. "/topics/mine"`,
    ]);
  });

  it.each([
    'mine: [Topic!]! @endpoint(path: "/topics/mine", access: MEMBER)',
    'mine: [Topic!]! @endpoint(path: "/me/topics", access: MEMBER)',
    'mine: [Topic!]! @endpoint(path: "/topics/{args.slug}/mine", access: MEMBER)',
    'seats: [Seat!]! @endpoint(path: "/seats", access: MEMBER)',
    'isMine: Boolean! @endpoint(path: "/mine", access: MEMBER)',
    'topics: [Topic!]! @endpoint(path: "/topics")',
    'a: Int } type Mutation { add: Topic! @endpoint(method: POST, path: "/topics", access: STAFF)',
  ])('accepts %s', (query) => expect(problemsOf(query)).toEqual([]));
});

describe('the path of content', () => {
  it('begins with its collection', () => {
    expect(problemsOf('topics: [Topic!]! @endpoint(path: "/v2/topics")')).toEqual([
      '"topics" has the path "/v2/topics", which must begin with a collection, that is, with the path of a list or record of content; see "Change a path" in docs/architecture.md',
    ]);
  });

  it('continues after the collection with an action', () => {
    const query = `topics: [Topic!]! @endpoint(path: "/topics")
      newest: [Topic!]! @endpoint(path: "/topics/list/newest")`;
    expect(problemsOf(query)).toEqual([]);
  });
});
