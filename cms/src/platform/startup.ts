import type { Core } from '@strapi/strapi';
import type { Tasks } from './clock/addTasks';

/** What a module does when the server starts and stops, each part in the order of `after`. */
export interface Startup {
  /**
   * Names that come first, in every phase. Of document middleware, the first registered is outermost: it
   * sees a write before the others, and their results. `destroy` runs in the opposite order.
   */
  after?: readonly string[];
  /**
   * Runs before Strapi creates its tables and routes: registers checks and completions of writes, also for commands.
   */
  register?(strapi: Core.Strapi): void;
  /** Like `register`; a command runs neither this nor what follows. */
  registerServer?(strapi: Core.Strapi): void;
  tasks?: Tasks;
  /** With tables and permissions, before the server accepts calls. */
  bootstrap?(strapi: Core.Strapi): unknown;
  destroy?(): Promise<void>;
}

/** Sorts by `after`, else as listed. @throws Error for an unknown name or a cycle */
export function inOrder(startups: Readonly<Record<string, Startup>>): Startup[] {
  const sorted = new Set<Startup>();
  const add = (name: string, path: readonly string[]): void => {
    const startup = startups[name];
    if (!startup) throw new Error(`${path.at(-1)} starts after ${name}, which is unknown.`);
    if (path.includes(name)) throw new Error(`Startup cycle: ${[...path, name].join(' → ')}`);
    for (const earlier of startup.after ?? []) add(earlier, [...path, name]);
    sorted.add(startup);
  };
  for (const name of Object.keys(startups)) add(name, []);
  return [...sorted];
}
