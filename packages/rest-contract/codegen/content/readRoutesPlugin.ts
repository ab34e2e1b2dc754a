import type { GraphQLSchema } from 'graphql';
import { contentTypesOf } from './contentTypes';
import { camel, isShared } from './names';

/** Generates the table of content routes. It imports the view of each type, so a type without one does not compile. */
export function plugin(schema: GraphQLSchema): { prepend: string[]; content: string } {
  const types = contentTypesOf(schema).filter(({ reads }) => reads.length > 0);
  const rows = types.flatMap((content) =>
    content.reads.map(({ kind, collection }) => {
      const path = kind === 'one' ? `/${collection}/:key` : `/${collection}`;
      const view = `${camel(content)}View${isShared(content) ? `('${collection}')` : ''}`;
      return `{ path: '${path}', kind: '${kind}', view: ${view} },`;
    }),
  );
  const views = types.map((content) => `${camel(content)}View`);
  return {
    prepend: [`import { ${views.join(', ')} } from '../content/views/contentViews';`],
    content: `/** The routes that return content, each with its view. */\nexport const contentReads = [\n${rows.join('\n')}\n] as const;\n`,
  };
}
