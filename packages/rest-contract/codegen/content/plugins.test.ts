import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { cacheTags, labels, readRoutes } from './plugins';

const schema = schemaOf(`
  type NewsPost @content { documentId: ID! title: String! @label(text: "Tên \\"bài\\"") body: String @label(text: "Bài") }
  type Topic @content { documentId: ID! title: String! }
  type SinglePage @content { documentId: ID! slug: String! title: String! @label(text: "Tên") }
  type Hidden @content { documentId: ID! }
  type Query {
    posts: [NewsPost!]! @endpoint(path: "/news-posts")
    post(id: ID!): NewsPost @endpoint(path: "/news-posts/{args.id}")
    topics: [Topic!]! @endpoint(path: "/topics")
    terms: SinglePage @endpoint(path: "/terms")
    privacy: SinglePage @endpoint(path: "/privacy")
    drafts: [NewsPost!]! @endpoint(path: "/drafts", access: MEMBER)
  }
`);

it('lists the labels of fields by the type’s name on the server', () => {
  expect(labels(schema).split('\n').slice(1)).toEqual([
    'export const fieldLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    `  'api::news-post.news-post': {`,
    'title: "Tên \\"bài\\"",',
    'body: "Bài",',
    '},',
    `  'api::single-page.terms': {`,
    'title: "Tên",',
    '},',
    `  'api::single-page.privacy': {`,
    'title: "Tên",',
    '},',
    '};',
    '',
  ]);
});

it('lists each path with its view', () => {
  const { prepend, content } = readRoutes(schema);
  expect(prepend).toEqual([
    `import { newsPostView, topicView, singlePageView } from '../content/views/contentViews';`,
  ]);
  expect(content.split('\n').filter((line) => line.startsWith('{'))).toEqual([
    `{ path: '/news-posts', kind: 'list', view: newsPostView },`,
    `{ path: '/news-posts/:key', kind: 'one', view: newsPostView },`,
    `{ path: '/topics', kind: 'list', view: topicView },`,
    `{ path: '/terms', kind: 'single', view: singlePageView('terms') },`,
    `{ path: '/privacy', kind: 'single', view: singlePageView('privacy') },`,
  ]);
});

it("lists the host's cache tags of each content type that is read", () => {
  const [, line = ''] = /contentTags = (.*) as const/.exec(cacheTags(schema)) ?? [];
  expect(JSON.parse(line)).toEqual({
    'api::news-post.news-post': ['news-posts'],
    'api::topic.topic': ['topics'],
    'api::single-page.terms': ['terms'],
    'api::single-page.privacy': ['privacy'],
    'api::hidden.hidden': [],
  });
});
