import { expect, it } from 'vitest';
import { schemaOf, shopSchema } from '../../testing/schemas';
import { collectionOf, publicTags } from './publicTags';

it('maps a type to the collections of the public endpoints that return it, also nested', () => {
  const tags = publicTags(shopSchema);
  expect(tags.get('Course')).toEqual(['courses']);
  expect(tags.get('Category')).toEqual(['courses']);
});

it('excludes endpoints for members only, and includes the types of a union', () => {
  const tags = publicTags(
    schemaOf(`
      type A @component(uid: "a") { x: Int } type B @component(uid: "b") { y: Own } type Own { z: Int }
      union Part = A | B
      type Mine { a: A own: Secret } type Secret { x: Int }
      type Query {
        pages: [Part!]! @endpoint(path: "/pages?sort=x")
        home: B @endpoint(path: "/home-page")
        kept: Int @local
        mine: Mine @endpoint(path: "/mine", access: MEMBER)
      }`),
  );
  expect(Object.fromEntries(tags)).toEqual({
    A: ['pages'],
    B: ['home-page', 'pages'],
    Own: ['home-page', 'pages'],
  });
});

it.each([
  ['/courses/{args.slug}?populate=x', 'courses'],
  ['/courses?page={args.page}', 'courses'],
  ['/home-page', 'home-page'],
])('derives from %s the collection %s', (path, collection) => {
  expect(collectionOf(path)).toBe(collection);
});
