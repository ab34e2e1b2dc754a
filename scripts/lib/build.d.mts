/** For the tests' own build, which is TypeScript. */
export function buildShared(): Promise<void>;
