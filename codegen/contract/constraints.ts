import type { GraphQLInputField, GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';

/** The `@constraint` of an input field: its Vietnamese name, and what its value must be. */
export interface Constraint {
  label: string;
  minLength?: number;
  maxLength?: number;
  /** In UTF-8. */
  maxBytes?: number;
  min?: number;
  max?: number;
  format?: string;
  pattern?: string;
  equals?: string;
  sameAs?: string;
  /** `buyer: company`: required where that choice beside it is that word. */
  neededWith?: string;
  /** Text to the letter, as a password is: its spaces count. */
  secret?: boolean;
  message?: string;
}

/** Reads the `@constraint` of a field, or null where it has none. */
export function constraintOf(schema: GraphQLSchema, field: GraphQLInputField): Constraint | null {
  const given = directiveValues(schema, 'constraint', field.astNode);
  return given ? (given as unknown as Constraint) : null;
}
