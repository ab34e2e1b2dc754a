import type { contractPreset, ContractPresetConfig } from './preset';

/** `codegen.ts`: one output folder, which the contract preset fills. */
export interface ContractConfig {
  /** Patterns of `.graphql` files. */
  schema: string;
  documents: string;
  generates: Record<
    string,
    {
      /** For the GraphQL Code Generator's own command; ours knows no other. */
      preset?: typeof contractPreset;
      presetConfig: ContractPresetConfig;
      /** Options of the official plugins. */
      config: Record<string, unknown>;
    }
  >;
}

/** What the maker and its command need to know of a configuration. */
export interface Settings extends ContractPresetConfig {
  schema: string;
  documents: string;
  /** Where the output goes, with a slash behind it. */
  folder: string;
  /** Options of the official plugins. */
  options: Record<string, unknown>;
}

/** Reads a configuration; throws where it names no output folder. */
export function settingsOf({ schema, documents, generates }: ContractConfig): Settings {
  const [[folder, section] = []] = Object.entries(generates);
  if (folder === undefined || !section) throw new Error('codegen.ts names no folder to generate.');
  return { schema, documents, folder, options: section.config, ...section.presetConfig };
}

/** The folders that are the codegen's own. */
export const ownFolders = ({ folder, serverRules }: Settings): string[] =>
  serverRules === undefined ? [folder] : [folder, serverRules];
