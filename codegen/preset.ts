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
import { contentPlugins, contentSections, type ContentServer } from './content/sections';
import * as header from './header';
import * as cacheTypes from './cacheTypes/plugin';
import { checkCycles } from './inputRules/checkCycles';
import * as shared from './shared/plugin';
import * as routes from './routes/plugin';
import * as inputRules from './inputRules/plugin';
import * as possibleTypes from './possibleTypes';
import type { ScreensConfig } from './screens/checkScreens';

type Section = Types.GenerateOptions;

export interface ContractPresetConfig {
  /** The folder of the server's copy of the input rules, if it can use them. */
  serverRules?: string;
  /** What else of `codegen/shared` browser and server both get. */
  shared?: readonly shared.SharedFile[];
  /** The content server, if it is ours. */
  content?: ContentServer;
  /** The file that holds the table of endpoints, between two marks; none where absent. */
  endpointTable?: string;
  /** The file that holds the table of what mutations make stale, between two marks; none where absent. */
  effectsTable?: string;
  /** Where the app's screens are; absent, it is not asked which operations they use. */
  screens?: ScreensConfig;
  /** Every endpoint must have its operation. */
  strict?: boolean;
  /** Hears of what does not stop the run. */
  onWarning?: (problem: Problem) => void;
}

const pluginMap: Record<string, CodegenPlugin> = {
  ...contentPlugins,
  access,
  cacheTypes,
  documents,
  effects,
  header,
  inputRules,
  possibleTypes,
  routes,
  shared,
  typescript,
  typescriptOperations,
};

/** The definitions of the `.graphql` files, each with its file. */
function sourcesOf(documents: readonly Types.DocumentFile[]): OperationSource[] {
  return documents
    .flatMap(({ document, location = '' }) =>
      document ? [{ file: relative(process.cwd(), location), document }] : [],
    )
    .sort((a, b) => a.file.localeCompare(b.file));
}

const checkedSchemas = new WeakMap<GraphQLSchema, Problem[]>();

/** What is wrong with the schema itself. A watched change of an operation brings the same schema again. */
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

/**
 * Makes everything the rooms take from the contract. Holds schema and operations against each
 * other first, and makes nothing where they disagree.
 */
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
    const inputs = Object.values(schemaAst.getTypeMap()).filter(isInputObjectType);
    const rules = (folder: string): Section[] => [
      ...[...shared.rulesFiles, ...(presetConfig.shared ?? [])].map((file) =>
        section(`${folder}${file}.ts`, 'shared', { file }),
      ),
      ...inputs.map(({ name }) =>
        section(`${folder}inputRules/${name}.ts`, 'inputRules', { input: name }),
      ),
    ];
    return [
      section(`${baseOutputDir}types.ts`, 'typescript'),
      section(`${baseOutputDir}access.ts`, 'access'),
      section(`${baseOutputDir}possibleTypes.ts`, 'possibleTypes'),
      section(`${baseOutputDir}cacheTypes.ts`, 'cacheTypes'),
      section(`${baseOutputDir}effects.ts`, 'effects'),
      ...rules(baseOutputDir),
      ...(presetConfig.serverRules ? rules(presetConfig.serverRules) : []),
      ...(presetConfig.content ? contentSections(presetConfig.content, made) : []),
      ...documentSections(schemaAst, sources, base, baseOutputDir),
    ];
  },
};
