import type { CodegenConfig } from '@graphql-codegen/cli';
import type { ContentServer } from './content/sections';
import type { Problem } from './contract/problem';
import type { Language } from './inputRules/words';
import type { MockConfig } from './mock/mockApi';
import type { OpenApiConfig } from './openapi/openApi';
import type { ScreensConfig } from './screens/checkScreens';
import type { SharedFile } from './shared/plugin';

export interface ContractPresetConfig {
  /** The folder for the server's copy of the input rules, if it is TypeScript. */
  serverRules?: string;
  /** What else of `codegen/shared` browser and server share. */
  shared?: readonly SharedFile[];
  content?: ContentServer;
  /** The file with the table of what mutations make stale, between two marks. */
  effectsTable?: string;
  /** How the mock server answers (`npm run contract -- mock`). */
  mock?: MockConfig;
  /** The contract as an OpenAPI document. */
  openApi?: OpenApiConfig;
  /** The app's screens; without it, operations are not checked for use. */
  screens?: ScreensConfig;
  /** The language of the rules' messages; English by default. */
  language?: Language;
  /** Generates the table for `rulesLink`, which holds variables to the contract before they leave. */
  requestRules?: boolean;
  /** Refuses what is otherwise a warning, such as an endpoint that no operation uses. By default where the CLI runs with `--check`. */
  strict?: boolean;
  /** Receives problems that do not stop the run; by default they are printed. */
  onWarning?: (problem: Problem) => void;
}

/** What the commands beside the generation need of `codegen.ts`. */
export interface Settings extends ContractPresetConfig {
  schema: string;
  documents: string;
  /** The output folder, with a trailing slash. */
  folder: string;
  /** The configuration of the plugins. */
  options: Record<string, unknown>;
}

const oneOf = (pointer: unknown, name: string): string => {
  if (typeof pointer !== 'string') throw new Error(`codegen.ts has no single pattern as ${name}.`);
  return pointer;
};

export function settingsOf({ schema, documents, generates }: CodegenConfig): Settings {
  const [[folder, output] = []] = Object.entries(generates);
  if (folder === undefined || !output || Array.isArray(output)) {
    throw new Error('codegen.ts names no folder to generate.');
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

/** The folders that belong to the codegen. */
export const ownFolders = (folder: string, { serverRules }: ContractPresetConfig): string[] =>
  serverRules === undefined ? [folder] : [folder, serverRules];
