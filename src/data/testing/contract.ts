import { Kind, parse, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { completeDocument, parseSchema } from 'rest-contract/contract';

export const { schema } = parseSchema(
  readdirSync('schema', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => ({ file: `schema/${name}`, text: readFileSync(`schema/${name}`, 'utf8') })),
);

export function operation(text: string): DocumentNode {
  const document = parse(text);
  const fragments = document.definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node] as const);
  return completeDocument(schema, document, new Map(fragments));
}

export const COURSE = operation(`
  query OneCourse($slug: String!) {
    course(slug: $slug) @rest(path: "/courses/{args.slug}") {
      documentId title price format
      category { documentId name }
      instructors { name title }
    }
  }`);

export const COURSES = operation(`
  query SomeCourses($category: String, $search: String, $page: Int!, $pageSize: Int!) {
    courses(category: $category, search: $search, page: $page, pageSize: $pageSize)
      @rest(path: "/courses") {
      items { documentId title price }
      pagination { page total }
    }
  }`);

export const CATEGORIES = operation(`
  query SomeCategories {
    courseCategories @rest(path: "/course-categories") {
      documentId name
    }
  }`);

export const PROFILE = operation(`
  query SomeProfile { me @rest(path: "/users/me") { documentId fullName } }`);

export const QUOTE = operation(`
  mutation SomeQuote($input: QuoteInput!) {
    quote(input: $input) @rest(path: "/order/quote") {
      total lines { documentId optionId amount }
    }
  }`);

export const course = {
  id: 7,
  documentId: 'c1',
  title: 'Kiểm toán nội bộ căn bản',
  price: 4_500_000,
  format: 'self-paced',
  category: { documentId: 'k1', name: 'Căn bản' },
  instructors: [{ name: 'Nguyễn Minh An', title: 'CIA' }],
};
