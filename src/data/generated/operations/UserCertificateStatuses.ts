/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type UserCertificateStatusesQueryVariables = Exact<{ [key: string]: never }>;

export type UserCertificateStatusesQuery = {
  userCertificateStatuses: Array<{
    documentId: string;
    number: string;
    holderName: string;
    certification: Types.Certification;
    status: Types.CertificateState;
    issuedOn: string;
    expiresOn: string | null;
    cpe: number | null;
  }>;
};

// oxfmt-ignore
/** GET /certificate-statuses-user */
export const UserCertificateStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserCertificateStatuses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"[CertificateStatus!]!\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"holderName\":\"String!\",\"certification\":\"=CIA|CRMA|IAP|CCSA|CFSA|CGAP!\",\"status\":\"=active|inactive|grace|revoked!\",\"issuedOn\":\"Date!\",\"expiresOn\":\"Date\",\"cpe\":\"Float\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCertificateStatuses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"[CertificateStatus]"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/certificate-statuses-user"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"certification"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"cpe"}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserCertificateStatusesQuery, UserCertificateStatusesQueryVariables>;
