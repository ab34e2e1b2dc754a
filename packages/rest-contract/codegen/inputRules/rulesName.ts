import type { GraphQLInputObjectType } from 'graphql';

/** `RegisterInput` → `registerInputRules`. */
export const rulesName = ({ name }: GraphQLInputObjectType): string =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}Rules`;
