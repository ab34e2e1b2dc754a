/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type CpeRecordQueryVariables = Exact<{
  year?: number | null | undefined;
}>;

export type CpeRecordQuery = {
  cpeRecord: {
    year: number;
    years: Array<number>;
    hours: number;
    parts: Array<{ part: Types.CpePart; hours: number }>;
    duties: Array<{
      certificate: string;
      number: string;
      certification: Types.Certification;
      state: Types.CpeDutyState;
      practising: boolean;
      choosable: boolean;
      required: number;
      earned: number;
      carried: number;
      missing: number;
      parts: Array<{ part: Types.CpePart; required: number; earned: number; missing: number }>;
    }>;
    entries: Array<{
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
    }>;
    offers: Array<{
      documentId: string;
      kind: Types.ItemKind;
      slug: string;
      title: string;
      startAt: string | null;
      hours: number;
      ethicsHours: number;
    }>;
  };
};

// oxfmt-ignore
/** GET /cpe/record */
export const CpeRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CpeRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CpeRecord!\",{\"year\":\"Int!\",\"years\":\"[Int!]!\",\"hours\":\"Float!\",\"parts\":[\"[CpePartHours!]!\",{\"part\":\"=general|ethics|risk|technology!\",\"hours\":\"Float!\"}],\"duties\":[\"[CpeProgress!]!\",{\"certificate\":\"ID!\",\"number\":\"String!\",\"certification\":\"=CIA|CRMA|IAP|CCSA|CFSA|CGAP!\",\"state\":\"=due|first_year|none!\",\"practising\":\"Boolean!\",\"choosable\":\"Boolean!\",\"required\":\"Float!\",\"earned\":\"Float!\",\"carried\":\"Float!\",\"missing\":\"Float!\",\"parts\":[\"[CpePartProgress!]!\",{\"part\":\"=general|ethics|risk|technology!\",\"required\":\"Float!\",\"earned\":\"Float!\",\"missing\":\"Float!\"}]}],\"entries\":[\"[CpeEntry!]!\",{\"documentId\":\"ID!\",\"day\":\"Date!\",\"hours\":\"Float!\",\"subject\":\"String!\",\"provider\":\"String!\",\"part\":\"=general|ethics|risk|technology!\",\"source\":\"=course|seminar|own!\",\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}],\"evidence\":[\"CpeEvidence\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"size\":\"Int!\"}],\"revokedReason\":\"String\"}],\"offers\":[\"[CpeOffer!]!\",{\"documentId\":\"ID!\",\"kind\":\"=course|document|seminar!\",\"slug\":\"String!\",\"title\":\"String!\",\"startAt\":\"DateTime\",\"hours\":\"Float!\",\"ethicsHours\":\"Float!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cpeRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CpeRecord"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/cpe/record?year={args.year}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"certification"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"practising"}},{"kind":"Field","name":{"kind":"Name","value":"choosable"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"carried"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CpeEntry_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"ethicsHours"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CpeEntry_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CpeEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}}]}}]} as unknown as DocumentFor<'MEMBER', CpeRecordQuery, CpeRecordQueryVariables>;
