import type { GraphQLSchema } from 'graphql';
import { schema } from '@/data/testing/contract';
import type { Attribute } from 'rest-contract/contract';

export interface ContentType {
  file: string;
  attributes: Readonly<Record<string, Attribute>>;
}

/** The server's tables, and the schema with the enums and inputs that they store. */
export interface ContentSources {
  schema: GraphQLSchema;
  types: ReadonlyMap<string, ContentType>;
}

const typeFiles = import.meta.glob<Omit<ContentType, 'file'>>(
  [
    '../../../cms/src/{api,extensions}/*/content-types/*/schema.json',
    '../../../cms/src/components/*/*.json',
  ],
  { eager: true, import: 'default' },
);

/** `cms/src/api/order/content-types/order-line/schema.json` → `api::order.order-line`. */
function uidOf(file: string): string {
  const [, , kind, owner = '', ...rest] = file.split('/');
  if (kind === 'components') return `${owner}.${rest[0]?.replace('.json', '')}`;
  return `${kind === 'api' ? 'api' : 'plugin'}::${owner}.${rest[1]}`;
}

export const sources: ContentSources = {
  schema,
  types: new Map(
    Object.entries(typeFiles).map(([path, type]) => {
      const file = path.replace('../../../', '');
      return [uidOf(file), { ...type, file }];
    }),
  ),
};
