/** For `codegen.ts`, the configuration of GraphQL Code Generator. */
export { contractLoader } from './codegen/contractLoader';
export { contractPreset } from './codegen/preset';
export type { ContractPresetConfig } from './codegen/settings';
export { removeSuperfluous } from './codegen/superfluous';
