import { ApolloLink } from '@apollo/client';
import type { TypeNode, VariableDefinitionNode } from 'graphql';
import { defer, mergeMap } from 'rxjs';
import type { Schema } from 'yup';
import { ApiError } from './ApiError';
import { fieldErrors } from '../rules/fieldErrors';
import type { Adapter } from './adapter';
import { scalarReader } from './scalars';

/** Keyed by the type of an argument: the values of an enum, or a function that loads the rules of an input. */
export type RequestRules = Readonly<Record<string, readonly string[] | (() => Promise<Schema>)>>;

type Fields = Record<string, string>;

/**
 * Validates variables against the contract before a request is sent. Rejects with an ApiError `BadInput` that has a
 * message for each field, as the server would. Comes before `invalidationLink`, as no request was sent.
 */
export function rulesLink(
  rules: RequestRules,
  { messages, scalars }: Pick<Adapter, 'messages' | 'scalars'>,
): ApolloLink {
  const errorFor = (name: string): Fields => ({ [name]: messages.badField });

  async function errorsIn(type: TypeNode, value: unknown, name: string): Promise<Fields> {
    if (type.kind === 'NonNullType') {
      return value === null || value === undefined
        ? errorFor(name)
        : errorsIn(type.type, value, name);
    }
    if (value === null || value === undefined) return {};
    if (type.kind === 'ListType') {
      const items: unknown[] = Array.isArray(value) ? value : [value];
      const errors = items.map((item, index) => errorsIn(type.type, item, `${name}.${index}`));
      return Object.assign({}, ...(await Promise.all(errors))) as Fields;
    }
    const rule = rules[type.name.value];
    if (typeof rule === 'function') return fieldErrors(await rule(), value);
    const fits = rule
      ? rule.includes(value as string)
      : scalarReader(type.name.value, scalars)(value) !== undefined;
    return fits ? {} : errorFor(name);
  }

  const check = async ({ query, variables }: ApolloLink.Operation): Promise<void> => {
    const definitions = query.definitions.flatMap((definition): readonly VariableDefinitionNode[] =>
      definition.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [],
    );
    const errors = definitions.map(({ type, variable: { name } }) =>
      errorsIn(type, variables[name.value], name.value),
    );
    const fields = Object.assign({}, ...(await Promise.all(errors))) as Fields;
    if (Object.keys(fields).length === 0) return;
    const failure = { code: 'BadInput', status: 0 };
    throw new ApiError({ ...failure, message: messages.messageFor(failure), fields });
  };

  return new ApolloLink((operation, forward) =>
    defer(() => check(operation)).pipe(mergeMap(() => forward(operation))),
  );
}
