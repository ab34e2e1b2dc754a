import type { CodegenConfig } from '@graphql-codegen/cli';
import type { ContentServer } from './content/sections';
import type { Problem } from './contract/problem';
import type { Language } from './inputRules/ruleMessages';
import type { LimitsConfig } from './limits/plugin';
import type { MockConfig } from './mock/mockApi';
import type { OpenApiConfig } from './openapi/openApi';
import type { ScreensConfig } from './screens/checkScreens';

export interface ContractPresetConfig {
  /** The folder of the input rules, such as a package that a server in TypeScript imports too; the output folder by default. */
  rulesFolder?: string;
  /** The file for limits of the schema that other code needs, and which ones. */
  limits?: LimitsConfig;
  content?: ContentServer;
  /** The file with the table of what mutations invalidate, between two markers. */
  invalidationsTable?: string;
  /** How the mock server responds (`npm run contract -- mock`). */
  mock?: MockConfig;
  /** Returns the contract as an OpenAPI document. */
  openApi?: OpenApiConfig;
  /** The app's screens; without it, operations are not checked for use. */
  screens?: ScreensConfig;
  /** The language of the rules' messages; English by default. */
  language?: Language;
  /** Generates the table for `rulesLink`, which validates variables before a request is sent. */
  requestRules?: boolean;
  /**
   * Turns warnings into errors, such as for an endpoint that no operation uses. Defaults to true if the CLI runs with
   * `--check`.
   */
  strict?: boolean;
  /** Receives problems that do not stop the run; by default they are printed. */
  onWarning?: (problem: Problem) => void;
}

/** The settings of `codegen.ts` that commands other than generation need. */
export interface Settings extends ContractPresetConfig {
  schema: string;
  documents: string;
  /** The output folder, with a trailing slash. */
  folder: string;
  /** The configuration of the plugins. */
  options: Record<string, unknown>;
}

const oneOf = (pointer: unknown, name: string): string => {
  if (typeof pointer !== 'string')
    throw new Error(`codegen.ts must have a single pattern as its ${name}.`);
  return pointer;
};

export function settingsOf({ schema, documents, generates }: CodegenConfig): Settings {
  const [[folder, output] = []] = Object.entries(generates);
  if (folder === undefined || !output || Array.isArray(output)) {
    throw new Error('codegen.ts has no output folder in "generates".');
  }
  const presetConfig: ContractPresetConfig = output.presetConfig ?? {};
  return {
    ...presetConfig,
    schema: oneOf(schema, 'schema'),
    documents: oneOf(documents, 'documents'),
    folder,
    options: output.config ?? {},
  };
}

/** Lists the folders that only contain generated files. */
export const ownFolders = (
  folder: string,
  { rulesFolder, content }: ContractPresetConfig,
): string[] => [
  folder,
  ...(rulesFolder === undefined ? [] : [rulesFolder]),
  ...(content ? [`${content.folder}generated/`] : []),
];
