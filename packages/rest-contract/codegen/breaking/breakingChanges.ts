import type { GraphQLSchema } from 'graphql';
import type { OperationSource } from '../contract/operations';
import { findEndpointChanges } from './findEndpointChanges';
import { findInputChanges, findSchemaChanges } from './findSchemaChanges';
import { operationFinder, type OperationRef } from './operationFinder';
import { findWireChanges } from './findWireChanges';

export interface BreakingChange {
  message: string;
  /** The old contract's operations that it affects. */
  operations: OperationRef[];
}

export interface OldContract {
  schema: GraphQLSchema;
  operations: readonly OperationSource[];
}

/** Lists what the new contract no longer supports of the old one, and the operations affected. */
export function breakingChanges(old: OldContract, now: GraphQLSchema): BreakingChange[] {
  const operationsAt = operationFinder(old.schema, old.operations);
  const breaks = [
    findSchemaChanges,
    findEndpointChanges,
    findInputChanges,
    findWireChanges,
  ].flatMap((find) => find(old.schema, now));
  return breaks.map(({ coordinate, message }) => ({
    message,
    operations: operationsAt(coordinate),
  }));
}
