import { Definitions, type ExistingNames } from './Definitions';
import { EndpointImport } from './EndpointImport';
import type { OpenApi, Operation } from './OpenApi';
import { parse, visit } from 'graphql';

interface Call {
  method: string;
  path: string;
}

interface ImportOptions {
  /** `GET /repos/{owner}/{repo}`, or only a path for all its methods. */
  paths: readonly string[];
  /** Prepended to the name of each type. */
  prefix?: string;
  /** What the schema's other files define: types are not defined again, roots are extended. */
  existing: ExistingNames;
}

interface ImportResult {
  sdl: string;
  /** Notes on what was omitted or changed. */
  omissions: string[];
  endpoints: number;
}

/** Lists the type names in a definition, including its own. */
function namesIn(sdl: string): string[] {
  const names: string[] = [];
  visit(parse(sdl), { NamedType: ({ name }) => void names.push(name.value) });
  return names;
}

const nameOf = (sdl: string): string =>
  /^(?:type|input|enum|union|scalar) (\w+)/m.exec(sdl)?.[1] ?? '';

/** Returns the definitions reachable from the roots: those of omitted calls are dropped. */
function reachable(definitions: readonly string[], roots: readonly string[]): string[] {
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

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @throws Error naming a path or method that the document does not have */
function chosenCalls({ paths = {} }: OpenApi, wanted: readonly string[]): Call[] {
  return wanted.flatMap((text) => {
    const [, verb, path = ''] = /^(?:([A-Za-z]+)\s+)?(\/.*)$/.exec(text.trim()) ?? [];
    const pathItem = paths[path];
    const methods = METHODS.filter((method) => pathItem?.[method]);
    const found =
      verb === undefined ? methods : methods.filter((one) => one === verb.toLowerCase());
    if (found.length === 0) {
      const near = pathItem
        ? `it has ${methods.join(', ').toUpperCase()}`
        : 'write the path as it is in the document';
      throw new Error(`The document has no ${text.trim()}; ${near}.`);
    }
    return found.map((method) => ({ method, path }));
  });
}

const rootOf =
  ({ types }: ExistingNames) =>
  (name: string, fields: readonly string[]): string[] =>
    fields.length === 0
      ? []
      : [`${types.has(name) ? 'extend ' : ''}type ${name} {\n${fields.join('\n\n')}\n}`];

/** Turns the chosen paths of an OpenAPI 3 document into SDL. */
export function importOpenApi(document: OpenApi, options: ImportOptions): ImportResult {
  if (!/^3\./.test(document.openapi ?? '')) {
    throw new Error('This is not an OpenAPI 3 document: it has no `openapi: 3.…`.');
  }
  const definitions = new Definitions(options.prefix ?? '', options.existing);
  const endpoints = new EndpointImport(document, definitions);
  const calls = chosenCalls(document, options.paths);
  for (const { method, path } of calls) {
    endpoints.add(method, path, document.paths?.[path]?.[method] as Operation);
  }
  const { queries, mutations } = endpoints.fields();
  const root = rootOf(options.existing);
  const roots = [...root('Query', queries), ...root('Mutation', mutations)];
  const sdl = [...reachable(definitions.sdl, roots), ...roots];
  return {
    sdl: `${sdl.join('\n\n')}\n`,
    omissions: definitions.omissions,
    endpoints: queries.length + mutations.length,
  };
}
