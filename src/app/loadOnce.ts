/** Loads a module once; a failure is retried. Caches the module, because even a repeated `import()` costs a task. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => (loaded ??= await load());
}
