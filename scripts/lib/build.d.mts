export function compileRules(): Promise<void>;
