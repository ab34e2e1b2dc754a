/** For benches and tests, which are TypeScript; scripts run before anything is installed. */
type Tool = 'chromium' | 'curl' | 'git' | 'initdb' | 'nginx' | 'taskset' | 'wrk';

export const headlessShell: string;
export const browsers: readonly string[];

export function installHint(name: Tool): string;
export function missingTools(names: readonly Tool[], path?: string): string[];
export function requireTools(...names: Tool[]): void;
