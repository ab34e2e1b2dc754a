import type { GraphQLSchema } from 'graphql';
import { schema } from '@/data/testing/contract';
import type { ContentView } from '../../../cms/src/content/ContentView';
import { searchedOf } from '../../../cms/src/content/searchColumns';
import { singlePages, singlePageView } from '../../../cms/src/content/views/singlePage';
import { contentTags } from '../../../cms/src/purge/contentTags';

/** A field of a content type, as its schema.json has it. */
export interface Attribute {
  type: string;
  required?: boolean;
  maxLength?: number;
  enum?: readonly string[];
  /** Of a component. */
  component?: string;
}

/** A content type or component of the server. */
export interface ContentType {
  /** Where it is written. */
  file: string;
  options?: { draftAndPublish?: boolean };
  attributes: Readonly<Record<string, Attribute>>;
}

/** A view, and where it is written. */
export interface ViewFile {
  file: string;
  view: ContentView;
}

/** All that must say the same of a content type. */
export interface ContentSources {
  schema: GraphQLSchema;
  views: readonly ViewFile[];
  /** Content types and components, by uid. */
  types: ReadonlyMap<string, ContentType>;
  searched: (uid: string) => readonly string[];
  tags: Readonly<Record<string, readonly string[]>>;
}

const typeFiles = import.meta.glob<Omit<ContentType, 'file'>>(
  [
    '../../../cms/src/{api,extensions}/*/content-types/*/schema.json',
    '../../../cms/src/components/*/*.json',
  ],
  { eager: true, import: 'default' },
);
const viewFiles = import.meta.glob<Record<string, unknown>>(
  ['../../../cms/src/content/views/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const written = (path: string): string => path.replace('../../../', '');

/** `cms/src/api/order/content-types/order-line/schema.json` → `api::order.order-line`. */
function uidOf(file: string): string {
  const [, , kind, owner = '', ...rest] = file.split('/');
  if (kind === 'components') return `${owner}.${rest[0]?.replace('.json', '')}`;
  return `${kind === 'api' ? 'api' : 'plugin'}::${owner}.${rest[1]}`;
}

const isView = (value: unknown): value is ContentView =>
  typeof value === 'object' && value !== null && 'uid' in value && 'fields' in value;

/** What the repository says. */
export const sources: ContentSources = {
  schema,
  views: [
    ...Object.entries(viewFiles).flatMap(([path, exported]) =>
      Object.values(exported)
        .filter(isView)
        .map((view) => ({ file: written(path), view })),
    ),
    ...singlePages.map((page) => ({
      file: 'cms/src/content/views/singlePage.ts',
      view: singlePageView(page),
    })),
  ],
  types: new Map(
    Object.entries(typeFiles).map(([path, type]) => {
      const file = written(path);
      return [uidOf(file), { ...type, file }];
    }),
  ),
  searched: searchedOf,
  tags: contentTags,
};
