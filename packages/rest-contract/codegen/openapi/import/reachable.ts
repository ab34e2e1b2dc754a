import { parse, visit } from 'graphql';

/** Lists the type names in a definition, including its own. */
function namesIn(sdl: string): string[] {
  const names: string[] = [];
  visit(parse(sdl), { NamedType: ({ name }) => void names.push(name.value) });
  return names;
}

const nameOf = (sdl: string): string =>
  /^(?:type|input|enum|union|scalar) (\w+)/m.exec(sdl)?.[1] ?? '';

/** Returns the definitions reachable from the roots: those of omitted calls are dropped. */
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
