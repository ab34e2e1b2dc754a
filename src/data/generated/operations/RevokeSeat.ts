/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type RevokeSeatMutationVariables = Exact<{
  input: Types.SeatInput;
}>;

export type RevokeSeatMutation = { revokeSeat: { ok: boolean } };

// oxfmt-ignore
/** POST /user-seats/revoke */
export const RevokeSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeatInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"Done!\",{\"ok\":\"Boolean!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"Done"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/user-seats/revoke"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}}]}}]} as unknown as DocumentFor<'MEMBER', RevokeSeatMutation, RevokeSeatMutationVariables>;
