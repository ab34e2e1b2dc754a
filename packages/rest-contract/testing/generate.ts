import { CodegenContext, executeCodegen, generate, type CodegenConfig } from '@graphql-codegen/cli';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContractError, type Problem } from '../codegen/contract/problem';
import { createContractLoader } from '../codegen/contractLoader';
import { createContractPreset } from '../codegen/preset';
import type { ContractTexts } from '../codegen/readContract';
import type { Settings } from '../codegen/settings';
import { SUPERFLUOUS } from '../codegen/superfluous';

export interface Generated {
  files: { filename: string; content: string }[];
  warnings: Problem[];
}

/** Generates in memory. Throws a ContractError if the contract is invalid. */
export type Generate = (texts: ContractTexts, how: { strict: boolean }) => Promise<Generated>;

const SCHEMA = 'schema/**/*.graphql';

/** Creates the CLI's configuration for texts in memory; results for unchanged texts are memoized. */
function createConfig(settings: Settings) {
  let current: ContractTexts;
  const loader = createContractLoader((pointer) =>
    Promise.resolve(pointer === SCHEMA ? current.schema : current.operations),
  );
  const preset = createContractPreset(() => Promise.resolve(current));
  return (
    texts: ContractTexts,
    how: { strict: boolean; onWarning: (problem: Problem) => void },
  ): CodegenConfig => {
    current = texts;
    // Screens would be read from the disk.
    const presetConfig = { ...settings, screens: undefined, ...how };
    return {
      schema: SCHEMA,
      documents: settings.documents,
      silent: true,
      ignoreNoDocuments: true,
      config: { loaders: [loader], sort: false },
      generates: {
        [settings.folder]: { preset, presetConfig, config: settings.options },
      },
    };
  };
}

/** Returns the first error that the CLI collected. */
function thrownBy(error: Error): unknown {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [];
  return errors.find((each) => each instanceof ContractError) ?? errors[0] ?? error;
}

/** Runs GraphQL Code Generator on texts in memory, one call after another. */
export function createGenerator(settings: Settings): Generate {
  const configOf = createConfig(settings);
  return async (texts, { strict }) => {
    const warnings: Problem[] = [];
    const onWarning = (problem: Problem): void => void warnings.push(problem);
    const { result, error } = await executeCodegen(configOf(texts, { strict, onWarning }));
    if (error) throw thrownBy(error);
    const files = result
      .filter(({ content }) => content !== SUPERFLUOUS)
      .map(({ filename, content }) => ({ filename, content }));
    return { files, warnings };
  };
}

/** Lists the files below the working directory that `graphql-codegen --check` reports as stale. */
export function createCheck(settings: Settings): (texts: ContractTexts) => Promise<string[]> {
  const configOf = createConfig(settings);
  return async (texts) => {
    const config = configOf(texts, { strict: true, onWarning: () => undefined });
    const context = new CodegenContext({ config });
    context.enableCheckMode();
    await generate(context).catch((error: Error) => {
      throw thrownBy(error);
    });
    return context.checkModeStaleFiles;
  };
}

export async function writeFiles({ files }: Generated, root = '.'): Promise<void> {
  for (const { filename, content } of files) {
    await mkdir(dirname(join(root, filename)), { recursive: true });
    await writeFile(join(root, filename), content);
  }
}
