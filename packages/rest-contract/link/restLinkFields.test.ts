import { expect, it } from 'vitest';
import { operation } from '../testing/courses';
import { json } from '../testing/fakeApi';
import { ours } from '../testing/client';

const COURSE = operation(`
  query AliasedCourse($slug: String!) {
    course(slug: $slug) @rest(path: "/courses/{args.slug}") {
      documentId
      amount: price
      isFeatured: featured
      group: category { documentId heading: name }
      authors { name title }
    }
  }`);

const course = {
  documentId: 'c1',
  price: 0,
  featured: false,
  category: { documentId: 'k1', name: 'Basics' },
  authors: [{ name: 'An', title: '' }],
};

const read = async () => {
  const { client } = ours(() => json({ data: course }));
  const variables = { slug: 'a' };
  return (await client.query<{ course: object }>({ query: COURSE, variables })).data?.course;
};

it('keeps falsy values under an alias', async () => {
  expect(await read()).toMatchObject({
    amount: 0,
    isFeatured: false,
    authors: [{ title: '' }],
  });
});

it('names the type of each nested record, also under an alias', async () => {
  expect(await read()).toMatchObject({
    __typename: 'Course',
    group: { __typename: 'Category', documentId: 'k1', heading: 'Basics' },
    authors: [{ __typename: 'Author', name: 'An' }],
  });
});
