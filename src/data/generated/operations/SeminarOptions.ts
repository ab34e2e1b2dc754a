/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { DocumentFor } from '../access';
export type SeminarOptionsQueryVariables = Exact<{
  slug: string;
}>;

export type SeminarOptionsQuery = {
  seminar: {
    documentId: string;
    price: number;
    orderByOption: boolean;
    orderOptionGroup: Array<{
      id: string;
      name: string;
      options: Array<{
        id: string;
        name: string;
        price: number | null;
        capacity: number | null;
        seatsLeft: number | null;
      }>;
    }>;
  } | null;
};

// oxfmt-ignore
/** GET /seminars/{args.slug} */
export const SeminarOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeminarOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"Seminar\",{\"documentId\":\"ID!\",\"price\":\"Dong!\",\"orderByOption\":\"Boolean!\",\"orderOptionGroup\":[\"[OrderOptionGroup!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"options\":[\"[OrderOption!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"price\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\"}]}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seminar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"Seminar"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/seminars/{args.slug}?fields=price,orderByOption&populate=orderOptionGroup.options"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionGroups_seminar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroups_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}},{"kind":"Field","name":{"kind":"Name","value":"orderOptionGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}}]}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', SeminarOptionsQuery, SeminarOptionsQueryVariables>;
