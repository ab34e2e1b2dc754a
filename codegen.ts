import { contractPreset } from './codegen/preset';
import type { ContractConfig } from './codegen/settings';

/** Where the contract lies and what is made of it. */
export const config = {
  schema: 'schema/**/*.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/data/generated/': {
      preset: contractPreset,
      presetConfig: {
        serverRules: 'cms/src/generated/',
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
} satisfies ContractConfig;

// The GraphQL Code Generator's own command looks for a default export.
export default config;
