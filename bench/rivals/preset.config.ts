import type { CodegenConfig } from '@graphql-codegen/cli';
import { typeDefs } from './graphqlServer';

const config: CodegenConfig = {
  schema: typeDefs,
  documents: '{tools,usage}/client-preset.ts',
  generates: { 'generated/client-preset/': { preset: 'client' } },
};
export default config;
