import type { ContractConfig } from '@iia-vietnam/rest-contract/config';

export const config = {
  schema: 'schema/**/*.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/generated/': {
      presetConfig: {
        requestRules: true,
        mock: { bare: true },
      },
      config: {
        namingConvention: 'keep',
        enumType: 'string-literal',
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: { ID: 'string', Date: 'string', DateTime: 'string' },
        avoidOptionals: { field: true, object: true },
      },
    },
  },
} satisfies ContractConfig;
