/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type CancelScanMutationVariables = Exact<{
  input: Types.CancelScanInput;
}>;

export type CancelScanMutation = {
  cancelScan: {
    documentId: string;
    digest: string;
    name: string;
    number: number;
    quantity: number;
    optionName: string | null;
    orderCode: string;
    valid: boolean;
    state: Types.AttendanceState;
    minutes: number;
    scans: Array<{
      documentId: string;
      direction: Types.ScanDirection;
      at: string;
      by: string;
      counted: boolean;
      reason: string | null;
      cancelledReason: string | null;
    }>;
  };
};

// oxfmt-ignore
/** POST /attendance/cancelScan */
export const CancelScanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelScan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelScanInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CheckInTicket!\",{\"documentId\":\"ID!\",\"digest\":\"String!\",\"name\":\"String!\",\"number\":\"Int!\",\"quantity\":\"Int!\",\"optionName\":\"String\",\"orderCode\":\"String!\",\"valid\":\"Boolean!\",\"state\":\"=absent|inside|left|unfinished!\",\"minutes\":\"Int!\",\"scans\":[\"[AttendanceScan!]!\",{\"documentId\":\"ID!\",\"direction\":\"=in|out!\",\"at\":\"DateTime!\",\"by\":\"String!\",\"counted\":\"Boolean!\",\"reason\":\"String\",\"cancelledReason\":\"String\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelScan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CheckInTicket"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/attendance/cancelScan"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckInTicket_ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckInTicket_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"optionName"}},{"kind":"Field","name":{"kind":"Name","value":"orderCode"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"scans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}}]}}]}}]} as unknown as DocumentFor<'STAFF', CancelScanMutation, CancelScanMutationVariables>;
