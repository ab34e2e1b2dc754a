import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { relative } from 'node:path';
import { checkOperations } from './contract/checkOperations';
import { checkSchema } from './contract/checkSchema';
import type { OperationSource } from './contract/operations';
import { ContractError, type Problem } from './contract/problem';
import { wireEnums } from './contract/wireValues';
import * as access from './documents/access';
import * as documents from './documents/plugin';
import { documentSections } from './documents/sections';
import * as effects from './effects/plugin';
import * as fieldTypes from './fieldTypes/plugin';
import { contentPlugins, contentSections, type ContentServer } from './content/sections';
import * as header from './header';
import type { MockConfig } from './mock/mockApi';
import * as cacheTypes from './cacheTypes/plugin';
import { checkCycles } from './inputRules/checkCycles';
import * as shared from './shared/plugin';
import * as requestRules from './requestRules/plugin';
import * as routes from './routes/plugin';
import * as inputRules from './inputRules/plugin';
import type { Language } from './inputRules/words';
import * as possibleTypes from './possibleTypes';
import type { OpenApiConfig } from './openapi/openApi';
import type { ScreensConfig } from './screens/checkScreens';

type Section = Types.GenerateOptions;

export interface ContractPresetConfig {
  /** The folder for the server's copy of the input rules, if it is TypeScript. */
  serverRules?: string;
  /** What else of `codegen/shared` browser and server share. */
  shared?: readonly shared.SharedFile[];
  content?: ContentServer;
  /** The file with the table of endpoints between two marks. */
  endpointTable?: string;
  /** The file with the table of what mutations make stale, between two marks. */
  effectsTable?: string;
  /** How the mock server answers (`npm run codegen -- mock`). */
  mock?: MockConfig;
  /** The contract as an OpenAPI document. */
  openApi?: OpenApiConfig;
  /** The app's screens; without it, operations are not checked for use. */
  screens?: ScreensConfig;
  /** The language of the rules' messages; English by default. */
  language?: Language;
  /** Generates the table for `rulesLink`, which holds variables to the contract before they leave. */
  requestRules?: boolean;
  strict?: boolean;
  /** Receives problems that do not stop the run. */
  onWarning?: (problem: Problem) => void;
}

const pluginMap: Record<string, CodegenPlugin> = {
  ...contentPlugins,
  access,
  cacheTypes,
  documents,
  effects,
  fieldTypes,
  header,
  inputRules,
  possibleTypes,
  requestRules,
  routes,
  shared,
  typescript,
  typescriptOperations,
};

function sourcesOf(documents: readonly Types.DocumentFile[]): OperationSource[] {
  return documents
    .flatMap(({ document, location = '' }) =>
      document ? [{ file: relative(process.cwd(), location), document }] : [],
    )
    .sort((a, b) => a.file.localeCompare(b.file));
}

const checkedSchemas = new WeakMap<GraphQLSchema, Problem[]>();

/** Memoized: a watched change of an operation passes the same schema again. */
function schemaProblems(
  schema: GraphQLSchema,
  scalars: Record<string, unknown> | undefined,
): Problem[] {
  const problems = checkedSchemas.get(schema) ?? [
    ...checkCycles(schema),
    ...checkSchema(schema, { scalars }),
  ];
  checkedSchemas.set(schema, problems);
  return problems;
}

/** Generates everything from the contract, after checking schema and operations; generates nothing if they disagree. */
export const contractPreset: Types.OutputPreset<ContractPresetConfig> = {
  buildGeneratesSection({ schemaAst, schema, documents, baseOutputDir, config, presetConfig }) {
    if (!schemaAst) throw new Error('The contract preset needs a GraphQL schema.');
    const sources = sourcesOf(documents);
    const problems = [
      ...schemaProblems(schemaAst, config.scalars as Record<string, unknown> | undefined),
      ...checkOperations(schemaAst, sources, { strict: presetConfig.strict ?? false }),
    ];
    const errors = problems.filter(({ level }) => level === 'error');
    if (errors.length > 0) throw new ContractError(errors);
    problems.forEach((problem) => presetConfig.onWarning?.(problem));

    const base = {
      pluginMap,
      schema,
      schemaAst,
      config: { ...config, enumValues: wireEnums(schemaAst) },
    };
    const made = (filename: string, plugins: object[], own: object = {}): Section => ({
      ...base,
      config: { ...base.config, ...own },
      filename,
      documents: [],
      plugins: [{ header: {} }, ...plugins] as Section['plugins'],
    });
    const section = (filename: string, plugin: string, options: object = {}): Section =>
      made(filename, [{ [plugin]: options }]);
    const { language } = presetConfig;
    const inputs = Object.values(schemaAst.getTypeMap()).filter(isInputObjectType);
    const rules = (folder: string): Section[] => [
      ...[...shared.rulesFiles, ...(presetConfig.shared ?? [])].map((file) =>
        section(`${folder}${file}.ts`, 'shared', { file, language }),
      ),
      ...inputs.map(({ name }) =>
        section(`${folder}inputRules/${name}.ts`, 'inputRules', { input: name, language }),
      ),
    ];
    return [
      section(`${baseOutputDir}types.ts`, 'typescript'),
      section(`${baseOutputDir}access.ts`, 'access'),
      section(`${baseOutputDir}possibleTypes.ts`, 'possibleTypes'),
      section(`${baseOutputDir}cacheTypes.ts`, 'cacheTypes'),
      section(`${baseOutputDir}effects.ts`, 'effects'),
      section(`${baseOutputDir}fieldTypes.ts`, 'fieldTypes'),
      ...(presetConfig.requestRules
        ? [section(`${baseOutputDir}requestRules.ts`, 'requestRules')]
        : []),
      ...rules(baseOutputDir),
      ...(presetConfig.serverRules ? rules(presetConfig.serverRules) : []),
      ...(presetConfig.content ? contentSections(presetConfig.content, made) : []),
      ...documentSections(schemaAst, sources, base, baseOutputDir),
    ];
  },
};
