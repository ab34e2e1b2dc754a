import { Arguments } from './Arguments';
import type { Definitions } from './Definitions';
import { InputTypes } from './InputTypes';
import { camel } from './names';
import { formOf, jsonOf, resolve, type OpenApi, type Operation } from './OpenApi';
import { OutputTypes } from './OutputTypes';
import { description, directive } from './sdl';

interface Endpoint {
  method: string;
  path: string;
  name: string;
  /** The type of its response, as SDL. */
  responseType: string;
  text: (stale: string) => string;
}

/** Creates the fields of Query and Mutation, one for each call. */
export class EndpointImport {
  private readonly endpoints: Endpoint[] = [];
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
    if (path === '/') return definitions.note(where, 'omitted: the path is not below the base URL');
    const name = definitions.fieldFor(camel(operation.operationId ?? `${method} ${path}`));
    const args = new Arguments(this.document, definitions, name, where).of(path, operation);
    const body = this.bodyOf(method, operation, name, where);
    const responseType = this.responseTypeOf(operation, name, where);
    if (!args || body === null || responseType === null) {
      return definitions.note(where, 'omitted for the reason above');
    }
    const query = args.flatMap((arg) => arg.query ?? []).join('&');
    const address = args.reduce(
      (text, { parameter: word, placeholder }) => text.replace(`{${word}}`, placeholder),
      path,
    );
    const endpoint = directive('endpoint', {
      method: method === 'get' ? undefined : method.toUpperCase(),
      path: query === '' ? address : `${address}?${query}`,
      access: this.isSecured(operation) ? this.callerOf(where) : undefined,
    });
    const list = [...args.map(({ sdl }) => sdl), ...(body ? [body] : [])].join(', ');
    const words = description(operation.summary ?? operation.description, '  ');
    this.endpoints.push({
      method,
      path,
      name,
      responseType,
      text: (stale) =>
        `${words}  ${name}${list === '' ? '' : `(${list})`}: ${responseType}\n   ${endpoint}${stale}`,
    });
  }

  fields(): { queries: string[]; mutations: string[] } {
    const mutations = this.endpoints.filter(({ method }) => method !== 'get');
    if (mutations.length > 0) {
      this.definitions.note(
        '@stale',
        'guessed from the path of each mutation, as OpenAPI does not describe it; review it',
      );
    }
    return {
      queries: this.endpoints.filter(({ method }) => method === 'get').map(({ text }) => text('')),
      mutations: mutations.map((one) => one.text(`\n   ${this.staleOf(one)}`)),
    };
  }

  /** A mutation invalidates the lists at its path or its parent path. */
  private staleOf({ path }: Endpoint): string {
    const above = path.replace(/\/[^/]*$/, '');
    const types = this.endpoints
      .filter(({ method, path: read }) => method === 'get' && [path, above].includes(read))
      .filter(({ responseType }) => responseType.startsWith('['))
      .map(({ responseType }) => responseType.replace(/[[\]!]/g, ''))
      .filter((name) => this.definitions.isRecord(name));
    return types.length > 0
      ? directive('stale', { queriesReturning: [...new Set(types)] })
      : directive('stale', { nothing: true });
  }

  /** Returns undefined if `Access` has only PUBLIC; the adapter then sends its own credentials. */
  private callerOf(where: string): string | undefined {
    const { caller } = this.definitions.existing;
    if (caller === undefined) {
      this.definitions.note(
        where,
        'requires authentication, but Access has no value except PUBLIC',
      );
    }
    return caller;
  }

  private isSecured({ security }: Operation): boolean {
    const named = security ?? this.document.security;
    if (named === undefined) {
      this.definitions.note(
        'access',
        'the document declares no security: every endpoint is PUBLIC, without a token',
      );
    }
    return (named ?? []).length > 0 && !(named ?? []).some((one) => Object.keys(one).length === 0);
  }

  /** Returns the body's argument; '' if there is none, null if it is unsupported. */
  private bodyOf(
    method: string,
    { requestBody }: Operation,
    name: string,
    where: string,
  ): string | null {
    if (!requestBody) return '';
    const body = resolve(this.document, requestBody);
    const schema = jsonOf(body) ?? formOf(body);
    const without = (why?: string): string | null => {
      if (why !== undefined) this.definitions.note(where, why);
      return body.required ? null : '';
    };
    if (method === 'delete')
      return without('has a body, which the contract does not support for DELETE');
    if (!schema)
      return without(`its body is ${Object.keys(body.content ?? {}).join(', ')}, not JSON`);
    if (!jsonOf(body))
      this.definitions.note(where, 'its body is a form, which the link must encode');
    const type = this.inputs.of(schema, name, where);
    return type === null ? without() : `input: ${type}${body.required ? '!' : ''}`;
  }

  private responseTypeOf(
    { responses = {} }: Operation,
    name: string,
    where: string,
  ): string | null {
    const isGood = (status: string): boolean => status.startsWith('2');
    const hasSuccess = Object.keys(responses).some(isGood);
    const good = Object.entries(responses)
      .filter(([status]) => (hasSuccess ? isGood(status) : status === 'default'))
      .map(([, response]) => resolve(this.document, response));
    const [first, ...more] = good.filter((response) => jsonOf(response));
    if (!first) {
      const other = good.flatMap(({ content = {} }) => Object.keys(content));
      if (other.length > 0) {
        this.definitions.note(where, `its response is ${other.join(', ')}, not JSON`);
        return null;
      }
      return `${this.definitions.shared('Done')}!`;
    }
    if (more.some((each) => jsonOf(each)?.$ref !== jsonOf(first)?.$ref)) {
      this.definitions.note(where, 'has several success responses; only the first is imported');
    }
    const headers = Object.keys(first.headers ?? {});
    if (headers.length > 0)
      this.definitions.note(where, `the response headers ${headers.join(', ')} are not imported`);
    return this.outputs.of(jsonOf(first) ?? {}, `${name}-response`, where);
  }
}
