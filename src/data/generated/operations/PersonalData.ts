/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type PersonalDataQueryVariables = Exact<{ [key: string]: never }>;

export type PersonalDataQuery = {
  personalData: {
    deletionDueAt: string | null;
    consents: Array<{
      kind: Types.ConsentKind;
      agreed: boolean;
      version: string;
      text: string;
      at: string;
    }>;
    emails: Array<{ kind: Types.EmailKind; wanted: boolean }>;
  };
};

// oxfmt-ignore
/** GET /personal-data */
export const PersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"PersonalData!\",{\"consents\":[\"[ConsentRecord!]!\",{\"kind\":\"=personal_data|membership_reminders|order_reminders!\",\"agreed\":\"Boolean!\",\"version\":\"String!\",\"text\":\"String!\",\"at\":\"DateTime!\"}],\"emails\":[\"[EmailChoice!]!\",{\"kind\":\"=membership_reminders|order_reminders!\",\"wanted\":\"Boolean!\"}],\"deletionDueAt\":\"DateTime\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"PersonalData"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/personal-data"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}}]}}]}}]} as unknown as DocumentFor<'MEMBER', PersonalDataQuery, PersonalDataQueryVariables>;
