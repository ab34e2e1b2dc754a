/** For the tests' own build, which is TypeScript. */
export function removeOrphans(sources: string, compiled: string): void;
