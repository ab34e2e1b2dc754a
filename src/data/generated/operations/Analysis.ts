/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type AnalysisQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type AnalysisQuery = {
  analysis: {
    from: string;
    to: string;
    revenue: number;
    orderCount: number;
    revenueByDay: Array<{ on: string; revenue: number; orders: number }>;
    revenueByMonth: Array<{ on: string; revenue: number; orders: number }>;
    ordersByStatus: Array<{ status: Types.OrderStatus; count: number; total: number }>;
    ordersByKind: Array<{
      kind: Types.ItemKind;
      status: Types.OrderStatus;
      count: number;
      total: number;
    }>;
    ordersByPayment: Array<{ time: Types.PaymentTime; count: number; total: number }>;
    refundsByDay: Array<{ on: string; orders: number; total: number; returned: number }>;
    bestSellers: Array<{
      kind: Types.ItemKind;
      documentId: string;
      title: string;
      quantity: number;
      revenue: number;
    }>;
    seminarSales: Array<{
      documentId: string;
      title: string;
      startAt: string | null;
      seats: number;
      revenue: number;
    }>;
    newMembers: Array<{ on: string; count: number }>;
    membersByType: Array<{ memberType: Types.MemberType; count: number }>;
    renewalsByDay: Array<{ on: string; due: number; kept: number }>;
    renewalsByType: Array<{ memberType: Types.RenewableType; due: number; kept: number }>;
    certificatesByState: Array<{
      certification: Types.Certification;
      state: Types.CertificateState;
      count: number;
    }>;
    cpeByDay: Array<{ on: string; certificates: number; hours: number }>;
    expiringMemberships: Array<{
      documentId: string;
      fullName: string;
      username: string;
      email: string;
      phone: string | null;
      company: string | null;
      memberType: Types.MemberType;
      memberExpiresAt: string | null;
      registeredAt: string;
      orderCount: number;
      spent: number;
    }>;
  };
};

// oxfmt-ignore
/** GET /analysis */
export const AnalysisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Analysis"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"STAFF"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"Analysis!\",{\"from\":\"Date!\",\"to\":\"Date!\",\"revenue\":\"Dong!\",\"orderCount\":\"Int!\",\"revenueByDay\":[\"[RevenuePoint!]!\",{\"on\":\"Date!\",\"revenue\":\"Dong!\",\"orders\":\"Int!\"}],\"revenueByMonth\":[\"[RevenuePoint!]!\",{\"on\":\"Date!\",\"revenue\":\"Dong!\",\"orders\":\"Int!\"}],\"ordersByStatus\":[\"[OrdersOfStatus!]!\",{\"status\":\"=pending_payment|paid|completed|cancelled|refunded!\",\"count\":\"Int!\",\"total\":\"Dong!\"}],\"ordersByKind\":[\"[OrdersOfKind!]!\",{\"kind\":\"=course|document|seminar!\",\"status\":\"=pending_payment|paid|completed|cancelled|refunded!\",\"count\":\"Int!\",\"total\":\"Dong!\"}],\"ordersByPayment\":[\"[OrdersByPayment!]!\",{\"time\":\"=within_hour|within_day|within_three_days|later|waiting|never!\",\"count\":\"Int!\",\"total\":\"Dong!\"}],\"refundsByDay\":[\"[RefundPoint!]!\",{\"on\":\"Date!\",\"orders\":\"Int!\",\"total\":\"Dong!\",\"returned\":\"Dong!\"}],\"bestSellers\":[\"[BestSeller!]!\",{\"kind\":\"=course|document|seminar!\",\"documentId\":\"ID!\",\"title\":\"String!\",\"quantity\":\"Int!\",\"revenue\":\"Dong!\"}],\"seminarSales\":[\"[SeminarSales!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"startAt\":\"DateTime\",\"seats\":\"Int!\",\"revenue\":\"Dong!\"}],\"newMembers\":[\"[NewMembersPoint!]!\",{\"on\":\"Date!\",\"count\":\"Int!\"}],\"membersByType\":[\"[MembersOfType!]!\",{\"memberType\":\"=none|individual|student|corporate!\",\"count\":\"Int!\"}],\"renewalsByDay\":[\"[RenewalPoint!]!\",{\"on\":\"Date!\",\"due\":\"Int!\",\"kept\":\"Int!\"}],\"renewalsByType\":[\"[RenewalsOfType!]!\",{\"memberType\":\"=individual|student|corporate!\",\"due\":\"Int!\",\"kept\":\"Int!\"}],\"certificatesByState\":[\"[CertificatesOfState!]!\",{\"certification\":\"=CIA|CRMA|IAP|CCSA|CFSA|CGAP!\",\"state\":\"=active|inactive|grace|revoked!\",\"count\":\"Int!\"}],\"cpeByDay\":[\"[CpePoint!]!\",{\"on\":\"Date!\",\"certificates\":\"Int!\",\"hours\":\"Float!\"}],\"expiringMemberships\":[\"[AnalysisUser!]!\",{\"documentId\":\"ID!\",\"fullName\":\"String!\",\"username\":\"String!\",\"email\":\"String!\",\"phone\":\"String\",\"company\":\"String\",\"memberType\":\"=none|individual|student|corporate!\",\"memberExpiresAt\":\"DateTime\",\"registeredAt\":\"DateTime!\",\"orderCount\":\"Int!\",\"spent\":\"Dong!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analysis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"Analysis"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/analysis?from={args.from}&to={args.to}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"revenueByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revenueByMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ordersByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ordersByKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ordersByPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bestSellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seminarSales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"membersByType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"renewalsByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"renewalsByType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificatesByState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certification"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cpeByDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"certificates"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiringMemberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"memberType"}},{"kind":"Field","name":{"kind":"Name","value":"memberExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}}]}}]}}]}}]} as unknown as DocumentFor<'STAFF', AnalysisQuery, AnalysisQueryVariables>;
