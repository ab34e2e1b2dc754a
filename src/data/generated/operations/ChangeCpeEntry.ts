/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type ChangeCpeEntryMutationVariables = Exact<{
  input: Types.ChangeCpeEntryInput;
}>;

export type ChangeCpeEntryMutation = {
  changeCpeEntry: {
    documentId: string;
    day: string;
    hours: number;
    subject: string;
    provider: string;
    part: Types.CpePart;
    source: Types.CpeSource;
    revokedReason: string | null;
    certificate: { documentId: string; number: string; code: string } | null;
    evidence: { documentId: string; name: string; size: number } | null;
  };
};

// oxfmt-ignore
/** POST /cpe/changeEntry */
export const ChangeCpeEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCpeEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeCpeEntryInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CpeEntry!\",{\"documentId\":\"ID!\",\"day\":\"Date!\",\"hours\":\"Float!\",\"subject\":\"String!\",\"provider\":\"String!\",\"part\":\"=general|ethics|risk|technology!\",\"source\":\"=course|seminar|own!\",\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}],\"evidence\":[\"CpeEvidence\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"size\":\"Int!\"}],\"revokedReason\":\"String\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCpeEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CpeEntry"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/cpe/changeEntry"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CpeEntry_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CpeEntry_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpeEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}}]}}]} as unknown as DocumentFor<'MEMBER', ChangeCpeEntryMutation, ChangeCpeEntryMutationVariables>;
