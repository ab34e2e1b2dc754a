import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  contractLoader,
  contractPreset,
  removeSuperfluous,
  type ContractPresetConfig,
} from 'rest-contract/codegen';

const config: CodegenConfig = {
  schema: 'schema/**/*.graphql',
  documents: 'src/**/*.graphql',
  config: { loaders: [contractLoader], sort: false },
  generates: {
    'src/generated/': {
      preset: contractPreset,
      presetConfig: {
        requestRules: true,
        mock: { bare: true },
      } satisfies ContractPresetConfig,
      hooks: { afterOneFileWrite: removeSuperfluous },
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
};

export default config;
