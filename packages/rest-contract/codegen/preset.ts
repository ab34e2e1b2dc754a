import type { Types } from '@graphql-codegen/plugin-helpers';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { relative } from 'node:path';
import { contentOf, contentTypeFiles, openApiText } from './memoizedContents';
import { loadProblems, originalOf } from './contractLoader';
import { checkOperations } from './contract/checkOperations';
import { checkSchema } from './contract/checkSchema';
import type { OperationSource } from './contract/operations';
import { ContractError, formatProblem, type Problem } from './contract/problem';
import { invalidationsTable } from './invalidations/invalidationsTable';
import { checkCycles } from './inputRules/checkCycles';
import { replaceTable } from './replaceTable';
import { readOutputs, type ReadOutputs } from './readContract';
import { sectionsOf } from './sections';
import { ownFolders, type ContractPresetConfig } from './settings';
import { foreignProblem, findLeftovers, SUPERFLUOUS } from './superfluous';

type Section = Types.GenerateOptions;

/** A generated file: its content, and what the CLI compares it with. */
interface Output {
  filename: string;
  content: string;
  contentComparison?: Types.ContentComparison;
}

function sourcesOf(documents: readonly Types.DocumentFile[]): OperationSource[] {
  return documents
    .flatMap(({ document, location = '' }) =>
      document ? [{ file: relative(process.cwd(), location), ...originalOf(document) }] : [],
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

/** Throws a ContractError that lists every error; reports warnings. */
function throwErrors(problems: readonly Problem[], { onWarning }: ContractPresetConfig): void {
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new ContractError(errors);
  const warn = onWarning ?? ((problem: Problem) => console.warn(formatProblem(problem)));
  problems.forEach(warn);
}

/** Reads the flag from the process, as the CLI passes it to no preset, plugin or hook. */
const isCheckRun = (): boolean => process.argv.includes('--check');

async function unusedOperations(
  sources: readonly OperationSource[],
  { screens, strict }: ContractPresetConfig,
): Promise<Problem[]> {
  if (!screens || !strict) return [];
  // Imported lazily: it loads the TypeScript compiler, which takes longest.
  const { checkScreens } = await import('./screens/checkScreens');
  return checkScreens(sources, screens);
}

/** Returns the files whose new text depends on their present text. */
async function updatedFiles(
  schema: GraphQLSchema,
  presetConfig: ContractPresetConfig,
  read: ReadOutputs,
): Promise<Output[]> {
  const before = await read(presetConfig);
  const { invalidationsTable: present } = before;
  const texts = [
    ...(present
      ? [
          {
            file: present.file,
            text: replaceTable(present, 'invalidations', invalidationsTable(schema)),
          },
        ]
      : []),
    ...(presetConfig.content
      ? await contentTypeFiles(schema, presetConfig.content, before.content)
      : []),
  ];
  return texts.map(({ file, text }) => ({
    filename: file,
    content: text,
    contentComparison: 'disk',
  }));
}

const contents = {
  plugin: (_schema: unknown, _documents: unknown, { content }: Output) => content,
};

const asSection = (output: Output, { schema, schemaAst }: Types.PresetFnArgs): Section => ({
  ...output,
  schema,
  schemaAst,
  config: {},
  documents: [],
  plugins: [{ contents: { content: output.content } }],
  pluginMap: { contents },
});

type PresetOptions = Types.PresetFnArgs<ContractPresetConfig>;

interface Contract {
  schema: DocumentNode;
  schemaAst: GraphQLSchema;
  sources: OperationSource[];
}

/** Throws a ContractError unless schema and operations agree. */
async function checkedContract(given: PresetOptions): Promise<Contract> {
  const { schema, schemaAst, config, presetConfig } = given;
  if (!schemaAst) throw new Error('The contract preset needs a GraphQL schema.');
  throwErrors(loadProblems(schemaAst, given.documents), presetConfig);
  const sources = sourcesOf(given.documents);
  throwErrors(
    [
      ...schemaProblems(schemaAst, config.scalars as Record<string, unknown> | undefined),
      ...checkOperations(schemaAst, sources, { strict: presetConfig.strict ?? false }),
    ],
    presetConfig,
  );
  throwErrors(await unusedOperations(sources, presetConfig), presetConfig);
  return { schema, schemaAst, sources };
}

async function outputsOf(
  contract: Contract,
  given: PresetOptions,
  read: ReadOutputs,
): Promise<Output[]> {
  const { schemaAst } = contract;
  const { baseOutputDir: folder, config, presetConfig } = given;
  const options = JSON.stringify([folder, config, presetConfig]);
  const sections = sectionsOf(contract, presetConfig, { folder, config });
  const generated = await Promise.all(
    sections.map(async (section) => ({
      filename: section.filename,
      content: await contentOf(schemaAst, section, options),
    })),
  );
  const { openApi } = presetConfig;
  return [
    ...generated,
    ...(openApi ? [{ filename: openApi.file, content: openApiText(schemaAst, openApi) }] : []),
    ...(await updatedFiles(schemaAst, presetConfig, read)),
  ];
}

/** Returns files of earlier runs as outputs, which `removeSuperfluous` deletes; rejects files that were not generated. */
async function superfluousFiles(
  outputs: readonly Output[],
  { baseOutputDir, presetConfig }: PresetOptions,
): Promise<Output[]> {
  const { superfluous, foreign } = await findLeftovers(
    ownFolders(baseOutputDir, presetConfig),
    new Set(outputs.map(({ filename }) => filename)),
  );
  const level = presetConfig.strict ? 'error' : 'warning';
  throwErrors(
    foreign.map((file) => foreignProblem(file, level)),
    presetConfig,
  );
  return superfluous.map((filename) => ({
    filename,
    content: SUPERFLUOUS,
    contentComparison: 'disk',
  }));
}

/** Generates everything from the contract, after checking schema and operations; generates nothing if they disagree. */
export const createContractPreset = (
  read: ReadOutputs = readOutputs,
): Types.OutputPreset<ContractPresetConfig> => ({
  async buildGeneratesSection(options) {
    const strict = options.presetConfig.strict ?? isCheckRun();
    const given = { ...options, presetConfig: { ...options.presetConfig, strict } };
    const contract = await checkedContract(given);
    const outputs = await outputsOf(contract, given, read);
    const superfluous = await superfluousFiles(outputs, given);
    return [...outputs, ...superfluous].map((output) => asSection(output, given));
  },
});

export const contractPreset = createContractPreset();
