import type { Definitions } from './Definitions';
import { InputTypes } from './InputTypes';
import { knownOf } from './merged';
import { camel, safeName } from './names';
import { jsonOf, resolve, type OpenApi, type Operation, type Parameter } from './OpenApi';
import { OutputTypes } from './OutputTypes';
import { enumOf, scalarOf } from './scalars';
import { description, directive } from './sdl';

interface Endpoint {
  method: string;
  path: string;
  name: string;
  /** The type of its answer, as SDL. */
  answer: string;
  text: (stale: string) => string;
}

interface Argument {
  sdl: string;
  /** `state={args.state}`; null for one that stands in the path. */
  query: string | null;
  /** The parameter's name in the document, and its placeholder. */
  word: string;
  placeholder: string;
}

/** Makes the fields of Query and Mutation, one for each call. */
export class EndpointImport {
  private readonly made: Endpoint[] = [];
  private readonly outputs: OutputTypes;
  private readonly inputs: InputTypes;

  constructor(
    private readonly document: OpenApi,
    private readonly definitions: Definitions,
  ) {
    this.outputs = new OutputTypes(document, definitions);
    this.inputs = new InputTypes(document, definitions);
  }

  add(method: string, path: string, operation: Operation): void {
    const where = `${method.toUpperCase()} ${path}`;
    const { definitions } = this;
    if (!definitions.dialect.methods.has(method.toUpperCase())) {
      return definitions.note(where, 'left out: the contract has no such method');
    }
    const name = camel(operation.operationId ?? `${method} ${path}`);
    const args = this.argumentsOf(path, operation, name, where);
    const body = this.bodyOf(operation, name, where);
    const answer = this.answerOf(operation, name, where);
    if (!args || body === null || answer === null) {
      return definitions.note(where, 'left out, for the reason above');
    }
    const query = args.flatMap((arg) => arg.query ?? []).join('&');
    const address = args.reduce(
      (text, { word, placeholder }) => text.replace(`{${word}}`, placeholder),
      path,
    );
    const endpoint = directive('endpoint', {
      ...(method === 'get' ? {} : { method: 'VERB' }),
      path: query === '' ? address : `${address}?${query}`,
      ...(this.isSecured(operation) && { access: 'ACCESS' }),
    })
      .replace('"VERB"', method.toUpperCase())
      .replace('"ACCESS"', 'MEMBER');
    const list = [...args.map(({ sdl }) => sdl), ...(body ? [body] : [])].join(', ');
    const words = description(operation.summary ?? operation.description, '  ');
    this.made.push({
      ...{ method, path, name, answer },
      text: (stale) =>
        `${words}  ${name}${list === '' ? '' : `(${list})`}: ${answer}\n   ${endpoint}${stale}`,
    });
  }

  fields(): { queries: string[]; mutations: string[] } {
    const mutations = this.made.filter(({ method }) => method !== 'get');
    if (mutations.length > 0) {
      this.definitions.note(
        '@stale',
        'guessed by path for each mutation, which no document says: read it',
      );
    }
    return {
      queries: this.made.filter(({ method }) => method === 'get').map(({ text }) => text('')),
      mutations: mutations.map((one) => one.text(`\n   ${this.staleOf(one)}`)),
    };
  }

  /** A change at a path makes stale what is read there, or right above it. */
  private staleOf({ path }: Endpoint): string {
    const above = path.replace(/\/[^/]*$/, '');
    const answers = this.made
      .filter(({ method, path: read }) => method === 'get' && [path, above].includes(read))
      .filter(({ answer }) => answer.startsWith('['))
      .map(({ answer }) => answer.replace(/[[\]!]/g, ''));
    return answers.length > 0
      ? directive('stale', { answers: [...new Set(answers)] })
      : directive('stale', { nothing: true });
  }

  private isSecured({ security }: Operation): boolean {
    const named = security ?? this.document.security;
    if (named === undefined) {
      this.definitions.note(
        'access',
        'the document names no security: every call is PUBLIC, without a token',
      );
    }
    return (named ?? []).length > 0 && !(named ?? []).some((one) => Object.keys(one).length === 0);
  }

  private argumentsOf(
    path: string,
    operation: Operation,
    name: string,
    where: string,
  ): Argument[] | null {
    const given = [
      ...(this.document.paths?.[path]?.parameters ?? []),
      ...(operation.parameters ?? []),
    ];
    const found: Argument[] = [];
    for (const parameter of given.map((one) => resolve(this.document, one))) {
      const argument = this.argumentOf(parameter, name, where);
      if (argument) found.push(argument);
      else if (parameter.required) return null;
    }
    return found;
  }

  private argumentOf(parameter: Parameter, name: string, where: string): Argument | null {
    const { name: word, in: place, required = false, schema: given } = parameter;
    const refuse = (why: string): null => {
      this.definitions.note(`${where} ${word}`, why);
      return null;
    };
    if (place !== 'path' && place !== 'query') return refuse(`is sent in a ${place}, and left out`);
    if (!given) return refuse('has no schema, and is left out');
    const { schema } = knownOf(this.document, given);
    const isList = schema.type === 'array';
    if (isList && (place === 'path' || !this.definitions.dialect.lists))
      return refuse('is a list, and left out');
    const item = isList ? knownOf(this.document, schema.items ?? {}).schema : schema;
    const type = item.enum
      ? enumOf(
          this.definitions,
          this.definitions.nameFor(`${where} ${word}`, `${name}-${word}`),
          item,
        )
      : scalarOf(item, word);
    if (type === null) return refuse('is no plain value, and left out');
    const arg = camelUnless(word);
    const joined = isList && parameter.explode === false;
    const placeholder = `{args.${arg}${joined ? ',' : ''}}`;
    const sdl = `${description(parameter.description, '')}${arg}: ${isList ? `[${type}!]` : type}${required ? '!' : ''}`;
    return { sdl, word, placeholder, query: place === 'query' ? `${word}=${placeholder}` : null };
  }

  /** The body's argument; '' without one, null if it cannot be said. */
  private bodyOf({ requestBody }: Operation, name: string, where: string): string | null {
    if (!requestBody) return '';
    const body = resolve(this.document, requestBody);
    const schema = jsonOf(body);
    if (!schema) {
      this.definitions.note(
        where,
        `its body is ${Object.keys(body.content ?? {}).join(', ')} and no JSON`,
      );
      return body.required ? null : '';
    }
    const type = this.inputs.of(schema, name, where);
    if (type === null) return body.required ? null : '';
    return `input: ${type}${body.required ? '!' : ''}`;
  }

  private answerOf({ responses = {} }: Operation, name: string, where: string): string | null {
    const good = Object.entries(responses)
      .filter(([status]) => /^2/.test(status))
      .map(([, response]) => resolve(this.document, response));
    const [first] = good.filter((response) => jsonOf(response));
    if (!first) {
      const other = good.flatMap(({ content = {} }) => Object.keys(content));
      if (other.length > 0) {
        this.definitions.note(where, `answers ${other.join(', ')} and no JSON`);
        return null;
      }
      return `${this.definitions.define('Done', () => '"An answer without a body."\ntype Done {\n  ok: Boolean!\n}')}!`;
    }
    const headers = Object.keys(first.headers ?? {});
    if (headers.length > 0)
      this.definitions.note(where, `the headers ${headers.join(', ')} are not in its type`);
    return this.outputs.of(jsonOf(first) ?? {}, `${name}-answer`, where);
  }
}

/** An argument's name is free: only what is no name is respelled. */
const camelUnless = (word: string): string => (safeName(word) === word ? word : camel(word));
