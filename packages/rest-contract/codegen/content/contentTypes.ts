import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import { endpointsOf, type Endpoint, isListResponse } from '../contract/endpoints';
import { collectionOf } from '../contract/publicTags';

type ReadKind = 'list' | 'one' | 'single';

interface Read {
  kind: ReadKind;
  /** The first path segment: `courses`. */
  collection: string;
}

export interface ContentType {
  type: GraphQLObjectType;
  /** Its Vietnamese name in the admin panel, if the schema has one. */
  label: string | null;
  search: readonly string[];
  drafts: boolean;
  single: boolean;
  /** Its names on the server: one, or one per path for a single type. */
  names: readonly ContentName[];
  reads: readonly Read[];
}

export interface ContentName {
  uid: string;
  /** `course`, or a single type's path. */
  singular: string;
  plural: string;
}

/** `NewsPost` → `newsPost` */
export const camel = ({ type }: ContentType): string =>
  type.name.charAt(0).toLowerCase() + type.name.slice(1);

/** Whether one schema type backs several single types, each at its own path. */
export const isShared = ({ names }: ContentType): boolean => names.length > 1;

export const kebab = (name: string): string =>
  name.replace(/(?!^)[A-Z](?=[a-z])/g, '-$&').toLowerCase();

/** The type of one record in a response, whether it is a record, a list or a page (`XPage {items, pagination}`). */
export function recordOf({ field }: Endpoint): GraphQLObjectType | null {
  const response = getNullableType(field.type);
  const named = getNamedType(response);
  const page = !isListType(response) && isObjectType(named) && isListResponse(response);
  const record = page ? getNamedType(named.getFields().items?.type) : named;
  return isObjectType(record) ? record : null;
}

function readOf(endpoint: Endpoint): Read {
  const [path = ''] = endpoint.path.split('?');
  const collection = collectionOf(path);
  if (isListResponse(endpoint.field.type)) return { kind: 'list', collection };
  return { kind: path === `/${collection}` ? 'single' : 'one', collection };
}

/** Lists each way to read a type once. A type with a slug can always be read by slug. */
function readsOf(type: GraphQLObjectType, all: readonly Read[]): Read[] {
  const list = all.find(({ kind }) => kind === 'list');
  const bySlug: Read[] = list && 'slug' in type.getFields() ? [{ ...list, kind: 'one' }] : [];
  const reads = [...all, ...bySlug].map(
    (read) => [`${read.kind} ${read.collection}`, read] as const,
  );
  return [...new Map(reads).values()];
}

export const contentValues = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  directiveValues(schema, 'content', type.astNode);

function namesOf(type: string, single: boolean, reads: readonly Read[]): ContentName[] {
  const api = kebab(type);
  if (!single) {
    return [
      { uid: `api::${api}.${api}`, singular: api, plural: reads[0]?.collection ?? `${api}s` },
    ];
  }
  return [...new Set(reads.map(({ collection }) => collection))].map((path) => ({
    uid: `api::${api}.${path}`,
    singular: path,
    plural: `${path}-list`,
  }));
}

export function contentTypesOf(schema: GraphQLSchema): ContentType[] {
  const endpoints = endpointsOf(schema).filter(({ access }) => access === 'PUBLIC');
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const options = contentValues(schema, type);
      if (!options) return [];
      const all = endpoints.filter((endpoint) => recordOf(endpoint) === type).map(readOf);
      const single = all.length > 0 && all.every(({ kind }) => kind === 'single');
      const reads = readsOf(type, all);

      return {
        type,
        label: (options.label as string | undefined) ?? null,
        search: (options.search as string[] | undefined) ?? [],
        drafts: options.drafts === true,
        single,
        names: namesOf(type.name, single, reads),
        reads,
      };
    });
}
