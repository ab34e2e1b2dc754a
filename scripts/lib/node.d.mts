/** For the benchmarks, which are TypeScript. */
export function installNode(version: string, directory: string): Promise<string>;
