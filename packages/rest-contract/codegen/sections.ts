import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { isInputObjectType, type DocumentNode, type GraphQLSchema } from 'graphql';
import { relative } from 'node:path';
import * as cacheTypes from './cacheTypes/plugin';
import { contentPlugins, contentSections } from './content/sections';
import type { OperationSource } from './contract/operations';
import { wireEnums } from './contract/directiveValues';
import * as access from './documents/access';
import * as documents from './documents/plugin';
import { documentSections } from './documents/sections';
import * as invalidations from './invalidations/plugin';
import * as fieldTypes from './fieldTypes/plugin';
import * as header from './header';
import * as inputRules from './inputRules/plugin';
import * as limits from './limits/plugin';
import * as possibleTypes from './possibleTypes';
import * as requestRules from './requestRules/plugin';
import * as routes from './routes/plugin';
import type { ContractPresetConfig } from './settings';

type Section = Types.GenerateOptions;

const pluginMap: Record<string, CodegenPlugin> = {
  ...contentPlugins,
  access,
  cacheTypes,
  documents,
  invalidations,
  fieldTypes,
  header,
  inputRules,
  limits,
  possibleTypes,
  requestRules,
  routes,
  typescript,
  typescriptOperations,
};

/** Returns the files to generate, each with its plugins. */
export function sectionsOf(
  contract: { schema: DocumentNode; schemaAst: GraphQLSchema; sources: readonly OperationSource[] },
  presetConfig: ContractPresetConfig,
  output: { folder: string; config: Section['config'] },
): Section[] {
  const { schema, schemaAst, sources } = contract;
  const { folder, config } = output;
  const base = {
    pluginMap,
    schema,
    schemaAst,
    config: { ...config, enumValues: wireEnums(schemaAst) },
  };
  const sectionWith = (filename: string, plugins: object[], own: object = {}): Section => ({
    ...base,
    config: { ...base.config, ...own },
    filename,
    documents: [],
    plugins: [{ header: {} }, ...plugins] as Section['plugins'],
  });
  const section = (filename: string, plugin: string, options: object = {}): Section =>
    sectionWith(filename, [{ [plugin]: options }]);
  const { language } = presetConfig;
  const inputs = Object.values(schemaAst.getTypeMap()).filter(isInputObjectType);
  const rules = `${presetConfig.rulesFolder ?? folder}inputRules/`;
  return [
    section(`${folder}types.ts`, 'typescript'),
    section(`${folder}access.ts`, 'access'),
    section(`${folder}possibleTypes.ts`, 'possibleTypes'),
    section(`${folder}cacheTypes.ts`, 'cacheTypes'),
    section(`${folder}invalidations.ts`, 'invalidations'),
    section(`${folder}fieldTypes.ts`, 'fieldTypes'),
    ...(presetConfig.requestRules
      ? [section(`${folder}requestRules.ts`, 'requestRules', { rules: relative(folder, rules) })]
      : []),
    ...(presetConfig.limits
      ? [section(presetConfig.limits.file, 'limits', presetConfig.limits)]
      : []),
    ...inputs.map(({ name }) =>
      section(`${rules}${name}.ts`, 'inputRules', { input: name, language }),
    ),
    ...(presetConfig.content ? contentSections(presetConfig.content, sectionWith) : []),
    ...documentSections(schemaAst, sources, base, folder),
  ];
}
