import { expect, it } from 'vitest';
import { operation } from '../testing/contract';
import { json } from '../testing/fakeApi';
import { ours } from '../testing/links';

const COURSE = operation(`
  query AliasedCourse($slug: String!) {
    course(slug: $slug) @rest(path: "/courses/{args.slug}") {
      documentId
      amount: price
      isFeatured: featured
      group: category { documentId heading: name }
      instructors { name title }
    }
  }`);

const course = {
  documentId: 'c1',
  price: 0,
  featured: false,
  category: { documentId: 'k1', name: 'Căn bản' },
  instructors: [{ name: 'Nguyễn Minh An', title: '' }],
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
    instructors: [{ title: '' }],
  });
});

it('names the type of each nested record, also under an alias', async () => {
  expect(await read()).toMatchObject({
    __typename: 'Course',
    group: { __typename: 'CourseCategory', documentId: 'k1', heading: 'Căn bản' },
    instructors: [{ __typename: 'Instructor', name: 'Nguyễn Minh An' }],
  });
});
