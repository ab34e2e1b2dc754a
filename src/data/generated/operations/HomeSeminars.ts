/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { ImageFormats } from '@/data/imageFormats';
import type { DocumentFor } from '../access';
export type HomeSeminarsQueryVariables = Exact<{
  endsAfter?: string | null | undefined;
  sort?: string | null | undefined;
  page: number;
  pageSize: number;
}>;

export type HomeSeminarsQuery = {
  seminars: {
    items: Array<{
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      startAt: string;
      endAt: string;
      venue: string;
      price: number;
      memberPrice: number | null;
      capacity: number | null;
      seatsLeft: number | null;
      cpeHours: number;
      orderByOption: boolean;
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
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
    }>;
  };
};

// oxfmt-ignore
/** GET /seminars */
export const HomeSeminarsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSeminars"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"SeminarPage!\",{\"items\":[\"[Seminar!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"startAt\":\"DateTime!\",\"endAt\":\"DateTime!\",\"venue\":\"String!\",\"price\":\"Dong!\",\"memberPrice\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\",\"cpeHours\":\"Float!\",\"orderByOption\":\"Boolean!\",\"orderOptionGroup\":[\"[OrderOptionGroup!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"options\":[\"[OrderOption!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"price\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\"}]}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seminars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endsAfter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsAfter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"SeminarPage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/seminars?filters[endAt][$gte]={args.endsAfter}&sort={args.sort}&pagination[page]={args.page}&pagination[pageSize]={args.pageSize}&fields=title,slug,summary,startAt,endAt,venue,price,memberPrice,capacity,cpeHours,orderByOption&populate=orderOptionGroup.options,cover"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeminarEntry_seminar"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeminarEntry_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionGroups_seminar"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroups_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}},{"kind":"Field","name":{"kind":"Name","value":"orderOptionGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}}]}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', HomeSeminarsQuery, HomeSeminarsQueryVariables>;
