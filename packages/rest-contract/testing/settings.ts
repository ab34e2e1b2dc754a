import { settingsOf, type Settings } from '../codegen/settings';

const SCALARS = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Cents: 'number',
  Blocks: 'unknown',
  ImageFormats: 'unknown',
};

/** The settings of a project with a server, a content server and an OpenAPI document. */
export const settings: Settings = settingsOf({
  schema: 'schema/**/*.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/data/generated/': {
      presetConfig: {
        rulesFolder: 'shared/generated/',
        content: {
          folder: 'cms/src/',
          media: { Image: ['images'] },
          scalars: SCALARS,
          bounds: { Cents: { min: 0, max: 1_000_000_000 } },
        },
        openApi: {
          file: 'host/generated/openapi.json',
          title: 'An API',
          description: 'Courses.',
          version: '1.0.0',
          server: '/api',
          bare: [],
        },
        invalidationsTable: 'src/data/README.md',
      },
      config: {
        namingConvention: 'keep',
        enumType: 'string-literal',
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: SCALARS,
        avoidOptionals: { field: true, object: true },
      },
    },
  },
});
