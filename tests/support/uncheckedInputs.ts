import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';
import { endpointsOf, rulesName } from 'rest-contract/contract';
import { routeNameOf } from './routes';

export const serverFiles: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../../cms/src/**/*.ts', '!**/*.test.ts', '!**/generated/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Endpoints with an input that no server code validates. */
export function uncheckedInputs(schema: GraphQLSchema, files: typeof serverFiles): string[] {
  const texts = Object.values(files);
  return endpointsOf(schema).flatMap((endpoint) =>
    endpoint.field.args.flatMap(({ type }) => {
      const input = getNamedType(type);
      if (!isInputObjectType(input)) return [];
      const call = new RegExp(`\\bcheckInput\\(\\s*${rulesName(input)}\\b`);
      if (texts.some((text) => call.test(text))) return [];
      return [
        `cms/src: nothing calls checkInput(${rulesName(input)}, …), and ${routeNameOf(endpoint)} takes ${String(type)}; call it with the body`,
      ];
    }),
  );
}
