/** Loads a module once, and after a failure again: importing it anew takes a task, before which the browser may draw a frame. */
export function keepLoaded<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => (loaded ??= await load());
}
