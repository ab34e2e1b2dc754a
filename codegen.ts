import type { CodegenConfig } from '@graphql-codegen/cli';
import { contractPreset } from './codegen/preset';

/** Where the contract lies and what is made of it. */
export const config = {
  schema: 'schema/**/*.graphql',
  documents: 'src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'src/data/generated/': {
      preset: contractPreset,
      presetConfig: {
        serverRules: 'cms/src/generated/inputRules.ts',
        endpointTable: 'schema/README.md',
      },
      config: {
        sort: false,
        namingConvention: 'keep',
        enumType: 'string-literal',
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: {
          ID: 'string',
          Date: 'string',
          DateTime: 'string',
          Dong: 'number',
          Blocks: '@/data/strapiBlocks#StrapiBlocks',
        },
        avoidOptionals: { field: true, object: true },
      },
    },
  },
} satisfies CodegenConfig;

// The GraphQL Code Generator's own command looks for a default export.
export default config;
