import { ApolloLink } from '@apollo/client';
import type { TypeNode, VariableDefinitionNode } from 'graphql';
import { defer, mergeMap } from 'rxjs';
import type { Schema } from 'yup';
import { ApiError } from '../ApiError';
import { fieldErrors } from '../../lib/fieldErrors';
import type { Adapter } from './adapter';
import { scalarReader } from './scalars';

/** By the type of an argument: an enum's words, or how an input's rules are loaded. */
export type RequestRules = Readonly<Record<string, readonly string[] | (() => Promise<Schema>)>>;

type Fields = Record<string, string>;

/**
 * Holds variables to the contract before a request leaves; what does not hold is an ApiError `BadInput`, with a
 * message for each field, as the server's would be. Stands before the links of effects, as nothing was asked.
 */
export function rulesLink(
  rules: RequestRules,
  { messages, scalars }: Pick<Adapter, 'messages' | 'scalars'>,
): ApolloLink {
  const refuse = (name: string): Fields => ({ [name]: messages.badField });

  async function faultsOf(type: TypeNode, value: unknown, name: string): Promise<Fields> {
    if (type.kind === 'NonNullType') {
      return value === null || value === undefined
        ? refuse(name)
        : faultsOf(type.type, value, name);
    }
    if (value === null || value === undefined) return {};
    if (type.kind === 'ListType') {
      const items: unknown[] = Array.isArray(value) ? value : [value];
      const faults = items.map((item, index) => faultsOf(type.type, item, `${name}.${index}`));
      return Object.assign({}, ...(await Promise.all(faults))) as Fields;
    }
    const rule = rules[type.name.value];
    if (typeof rule === 'function') return fieldErrors(await rule(), value);
    const fits = rule
      ? rule.includes(value as string)
      : scalarReader(type.name.value, scalars)(value) !== undefined;
    return fits ? {} : refuse(name);
  }

  const check = async ({ query, variables }: ApolloLink.Operation): Promise<void> => {
    const given = query.definitions.flatMap((definition): readonly VariableDefinitionNode[] =>
      definition.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [],
    );
    const faults = given.map(({ type, variable: { name } }) =>
      faultsOf(type, variables[name.value], name.value),
    );
    const fields = Object.assign({}, ...(await Promise.all(faults))) as Fields;
    if (Object.keys(fields).length === 0) return;
    const failure = { code: 'BadInput', status: 0 };
    throw new ApiError({ ...failure, message: messages.messageFor(failure), fields });
  };

  return new ApolloLink((operation, forward) =>
    defer(() => check(operation)).pipe(mergeMap(() => forward(operation))),
  );
}
