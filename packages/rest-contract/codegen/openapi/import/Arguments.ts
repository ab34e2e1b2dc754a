import type { Definitions } from './Definitions';
import { normalizedSchema } from './normalizedSchema';
import { camel, freeName, safeName } from './names';
import { resolve, type OpenApi, type Operation, type Parameter } from './OpenApi';
import { enumOf, scalarOf } from './scalars';
import { description } from './sdl';

export interface Argument {
  sdl: string;
  /** `state={args.state}`; null for an argument in the path. */
  query: string | null;
  /** The parameter's name in the document, and its placeholder. */
  parameter: string;
  placeholder: string;
}

/** Argument names are not sent, so only invalid names are changed. */
const camelUnless = (word: string): string => (safeName(word) === word ? word : camel(word));

/** Creates the arguments of one call. */
export class Arguments {
  /** The body has the name `input`. */
  private readonly taken = new Set(['input']);

  constructor(
    private readonly document: OpenApi,
    private readonly definitions: Definitions,
    /** The call's name in the contract, and in notes. */
    private readonly name: string,
    private readonly where: string,
  ) {}

  /** Returns null, with a note, if the call requires something unsupported. */
  of(path: string, operation: Operation): Argument[] | null {
    const given = [
      ...(this.document.paths?.[path]?.parameters ?? []),
      ...(operation.parameters ?? []),
    ].map((each) => resolve(this.document, each));
    // An operation's parameters override those of its path.
    const parameters = new Map(given.map((each) => [`${each.in} ${each.name}`, each])).values();
    const found: Argument[] = [];
    for (const parameter of parameters) {
      const argument = this.one(parameter);
      if (argument) found.push(argument);
      else if (parameter.required) return null;
    }
    const unknown = [...path.matchAll(/\{([^}]*)\}/g)].find(
      ([, word]) => !found.some((one) => one.query === null && one.parameter === word),
    );
    if (!unknown) return found;
    this.definitions.note(this.where, `its path has ${unknown[0]}, which no parameter describes`);
    return null;
  }

  private one(parameter: Parameter): Argument | null {
    const { name: parameterName, in: location, required = false, schema: given } = parameter;
    const { definitions } = this;
    const omit = (why: string): null => {
      definitions.note(`${this.where} ${parameterName}`, why);
      return null;
    };
    if (location !== 'path' && location !== 'query')
      return omit(`is sent in a ${location} and is omitted`);
    if (!given) return omit('has no schema and is omitted');
    const { schema } = normalizedSchema(this.document, given);
    const isList = schema.type === 'array';
    if (isList && location === 'path') return omit('is a list and is omitted');
    const item = isList ? normalizedSchema(this.document, schema.items ?? {}).schema : schema;
    const type = enumOf(
      definitions,
      item,
      `${this.where} ${parameterName}`,
      `${this.name}-${parameterName}`,
    );
    const plain = type ?? scalarOf(item, parameterName);
    if (plain === null) return omit('is not a scalar or enum and is omitted');
    const arg = freeName(camelUnless(parameterName), this.taken);
    const joined = isList && parameter.explode === false;
    const placeholder = `{args.${arg}${joined ? ',' : ''}}`;
    const sdl = `${description(parameter.description, '')}${arg}: ${isList ? `[${plain}!]` : plain}${required ? '!' : ''}`;
    return {
      sdl,
      parameter: parameterName,
      placeholder,
      query: location === 'query' ? `${parameterName}=${placeholder}` : null,
    };
  }
}
