/** For the tests' own build, which is TypeScript. */
export function compilePackages(): Promise<void>;
