import { Definitions, type Dialect, type Taken } from './Definitions';
import { EndpointImport } from './EndpointImport';
import type { OpenApi, Operation } from './OpenApi';
import { reachable } from './reachable';

export interface Chosen {
  method: string;
  path: string;
}

export interface ImportOptions {
  /** `GET /repos/{owner}/{repo}`, or a path alone for all its methods. */
  paths: readonly string[];
  /** Before the name of each type. */
  prefix?: string;
  dialect: Dialect;
  /** What the schema's other files have: types are not defined again, roots are extended. */
  taken: Taken;
}

export interface Imported {
  sdl: string;
  /** What the document says and the contract does not. */
  unsaid: string[];
  endpoints: number;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @throws Error naming a path or method that the document does not have */
function chosenOf({ paths = {} }: OpenApi, wanted: readonly string[]): Chosen[] {
  return wanted.flatMap((text) => {
    const [, verb, path = ''] = /^(?:([A-Za-z]+)\s+)?(\/.*)$/.exec(text.trim()) ?? [];
    const held = paths[path];
    const methods = METHODS.filter((method) => held?.[method]);
    const found =
      verb === undefined ? methods : methods.filter((one) => one === verb.toLowerCase());
    if (found.length === 0) {
      const near = held
        ? `it has ${methods.join(', ').toUpperCase()}`
        : 'write a path as the document has it';
      throw new Error(`The document has no ${text.trim()}; ${near}.`);
    }
    return found.map((method) => ({ method, path }));
  });
}

const rootOf =
  ({ types }: Taken) =>
  (name: string, fields: readonly string[]): string[] =>
    fields.length === 0
      ? []
      : [`${types.has(name) ? 'extend ' : ''}type ${name} {\n${fields.join('\n\n')}\n}`];

/** Turns the chosen paths of an OpenAPI 3 document into SDL. */
export function importOpenApi(document: OpenApi, options: ImportOptions): Imported {
  if (!/^3\./.test(document.openapi ?? '')) {
    throw new Error('This is no OpenAPI 3 document: it does not say `openapi: 3.…`.');
  }
  const definitions = new Definitions(options.dialect, options.prefix ?? '', options.taken);
  const endpoints = new EndpointImport(document, definitions);
  const chosen = chosenOf(document, options.paths);
  for (const { method, path } of chosen) {
    endpoints.add(method, path, document.paths?.[path]?.[method] as Operation);
  }
  const { queries, mutations } = endpoints.fields();
  const root = rootOf(options.taken);
  const roots = [...root('Query', queries), ...root('Mutation', mutations)];
  const sdl = [...reachable(definitions.said, roots), ...roots];
  return {
    sdl: `${sdl.join('\n\n')}\n`,
    unsaid: definitions.unsaid,
    endpoints: queries.length + mutations.length,
  };
}
