/** Runs the generator and its commands in a process, on texts in memory: for tests and benchmarks. */
export { breakingCommand } from './codegen/breaking/command';
export { oldContract } from './codegen/breaking/oldContract';
export { createMockApi } from './codegen/mock/mockApi';
export { serveMock } from './codegen/mock/serve';
export { readContract, type ContractTexts } from './codegen/readContract';
export { settingsOf } from './codegen/settings';
export { createCheck, createGenerator, writeFiles } from './testing/generate';
