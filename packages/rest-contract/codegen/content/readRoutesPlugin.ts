import type { GraphQLSchema } from 'graphql';
import { contentTypesOf, camel, isShared } from './contentTypes';

/** Generates the table of content routes. It imports each type's view, so a type without one does not compile. */
export function plugin(schema: GraphQLSchema): { prepend: string[]; content: string } {
  const types = contentTypesOf(schema).filter(({ reads }) => reads.length > 0);
  const rows = types.flatMap((content) =>
    content.reads.map(({ kind, collection }) => {
      const path = kind === 'one' ? `/${collection}/:key` : `/${collection}`;
      const view = `${camel(content)}View${isShared(content) ? `('${collection}')` : ''}`;
      return `{ path: '${path}', kind: '${kind}', view: ${view} },`;
    }),
  );
  return {
    prepend: types.map(
      (content) => `import { ${camel(content)}View } from '../content/views/${camel(content)}';`,
    ),
    content: `/** The routes that return content, each with its view. */\nexport const contentReads = [\n${rows.join('\n')}\n] as const;\n`,
  };
}
