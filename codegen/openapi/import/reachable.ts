import { parse, visit } from 'graphql';

/** The types that a definition names, and its own name. */
function namesIn(sdl: string): string[] {
  const names: string[] = [];
  visit(parse(sdl), { NamedType: ({ name }) => void names.push(name.value) });
  return names;
}

const nameOf = (sdl: string): string =>
  /^(?:type|input|enum|union|scalar) (\w+)/m.exec(sdl)?.[1] ?? '';

/** The definitions to which the roots lead: what was made for a call that is left out goes with it. */
export function reachable(definitions: readonly string[], roots: readonly string[]): string[] {
  const known = new Map(definitions.map((sdl) => [nameOf(sdl), sdl]));
  const reached = new Set<string>();
  const reach = (sdl: string): void => {
    for (const name of namesIn(sdl)) {
      const next = known.get(name);
      if (next === undefined || reached.has(next)) continue;
      reached.add(next);
      reach(next);
    }
  };
  roots.forEach(reach);
  return definitions.filter((sdl) => reached.has(sdl));
}
