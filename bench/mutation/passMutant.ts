/** Servers that a test starts receive the active mutant in their environment (tests/server/startApi.ts). */
const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string } };
process.env['__STRYKER_ACTIVE_MUTANT__'] = stryker?.activeMutant ?? '';

export {};
