/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { DocumentFor } from '../access';
export type ContactInformationQueryVariables = Exact<{ [key: string]: never }>;

export type ContactInformationQuery = {
  companyInformation: {
    documentId: string;
    name: string;
    address: string;
    hotline: string;
    email: string;
    hours: string | null;
    map: string | null;
    bankAccount: { bankBin: string; bankName: string; accountNumber: string; accountName: string };
  };
};

// oxfmt-ignore
/** GET /company-information */
export const ContactInformationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactInformation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CompanyInformation!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"address\":\"String!\",\"hotline\":\"String!\",\"email\":\"String!\",\"hours\":\"String\",\"bankAccount\":[\"BankAccount!\",{\"bankBin\":\"String!\",\"bankName\":\"String!\",\"accountNumber\":\"String!\",\"accountName\":\"String!\"}],\"map\":\"String\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInformation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CompanyInformation"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/company-information?fields=name,address,hotline,email,hours,map&populate=bankAccount"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hotline"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankBin"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"map"}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', ContactInformationQuery, ContactInformationQueryVariables>;
