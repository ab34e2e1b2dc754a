import type { contractPreset, ContractPresetConfig } from './preset';

export interface ContractConfig {
  schema: string;
  documents: string;
  generates: Record<
    string,
    {
      /** Only for the GraphQL Code Generator's own command. */
      preset?: typeof contractPreset;
      presetConfig: ContractPresetConfig;
      config: Record<string, unknown>;
    }
  >;
}

export interface Settings extends ContractPresetConfig {
  schema: string;
  documents: string;
  /** The output folder, with a trailing slash. */
  folder: string;
  options: Record<string, unknown>;
}

export function settingsOf({ schema, documents, generates }: ContractConfig): Settings {
  const [[folder, section] = []] = Object.entries(generates);
  if (folder === undefined || !section) throw new Error('codegen.ts names no folder to generate.');
  return { schema, documents, folder, options: section.config, ...section.presetConfig };
}

/** The folders that belong to the codegen. */
export const ownFolders = ({ folder, serverRules }: Settings): string[] =>
  serverRules === undefined ? [folder] : [folder, serverRules];
