import type { GraphQLInputField, GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';

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
  /** `buyer: company`: required if that field has that value. */
  neededWith?: string;
  /** Stored exactly as typed: spaces in a password are significant. */
  secret?: boolean;
  message?: string;
}

export function constraintOf(schema: GraphQLSchema, field: GraphQLInputField): Constraint | null {
  const given = directiveValues(schema, 'constraint', field.astNode);
  return given ? (given as unknown as Constraint) : null;
}
