/** Loads a module once; a failure is retried. A second `import()` takes a task, and the browser may draw a frame before it. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => (loaded ??= await load());
}
