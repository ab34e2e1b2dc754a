import { parse, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import type { Invalidation } from 'rest-contract';
import { completeDocument, invalidationsOf, parseSchema } from 'rest-contract/contract';
import type { Documents } from './Side';

const { schema } = parseSchema(
  ['schema/api.graphql', 'bench/caches/courses.graphql'].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  })),
);

const RECORD =
  'documentId title slug summary code price memberPrice format startAt endAt hours cpeHours capacity featured category { documentId name slug }';

const texts: Record<keyof Documents, string> = {
  courses: `query Courses($page: Int!) {
    courses(page: $page) @rest(path: "/courses") { items { ${RECORD} } pagination { page total } } }`,
  rename: `mutation Rename($input: RenameInput!) {
    rename(input: $input) @rest(path: "/courses/rename") { documentId title } }`,
  remove: `mutation Remove($input: RemoveInput!) {
    remove(input: $input) @rest(path: "/courses/remove") { ok } }`,
};

const documentsOf = (make: (text: string) => DocumentNode): Documents => ({
  courses: make(texts.courses),
  rename: make(texts.rename),
  remove: make(texts.remove),
});

/** As the codegen precompiles them for the link. */
export const restDocuments = documentsOf((text) =>
  completeDocument(schema, parse(text), new Map()),
);

/** The same selections for a GraphQL server. */
export const graphqlDocuments = documentsOf((text) => parse(text.replace(/@rest\([^)]*\)/, '')));

export const invalidations: Record<string, Invalidation | null> = Object.fromEntries(
  invalidationsOf(schema).map(([{ name }, invalidation]) => [
    name,
    invalidation && invalidation.changed,
  ]),
);
