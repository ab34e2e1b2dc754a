import type { GraphQLSchema } from 'graphql';
import type { OperationSource } from '../contract/operations';
import { endpointBreaks } from './endpointBreaks';
import { inputBreaks } from './inputBreaks';
import { schemaBreaks } from './schemaBreaks';
import { usersOf, type User } from './usedPlaces';
import { wireBreaks } from './wireBreaks';

export interface BreakingChange {
  message: string;
  /** The old contract's operations that it breaks. */
  operations: User[];
}

export interface OldContract {
  schema: GraphQLSchema;
  operations: readonly OperationSource[];
}

/** What a new contract no longer does of an old one, and for which operations. */
export function breakingChanges(old: OldContract, now: GraphQLSchema): BreakingChange[] {
  const users = usersOf(old.schema, old.operations);
  const breaks = [schemaBreaks, endpointBreaks, inputBreaks, wireBreaks].flatMap((find) =>
    find(old.schema, now),
  );
  return breaks.map(({ place, message }) => ({ message, operations: users(place) }));
}
