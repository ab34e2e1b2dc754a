/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { StrapiBlocks } from '@/data/strapiBlocks';
import type { ImageFormats } from '@/data/imageFormats';
import type { DocumentFor } from '../access';
export type SeminarDetailQueryVariables = Exact<{
  slug: string;
}>;

export type SeminarDetailQuery = {
  seminar: {
    ethicsHours: number | null;
    body: StrapiBlocks | null;
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
    seo: { title: string | null; description: string | null } | null;
    speakers: Array<{ name: string; title: string | null; biography: string | null }>;
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
  } | null;
};

// oxfmt-ignore
/** GET /seminars/{args.slug} */
export const SeminarDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeminarDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"Seminar\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"startAt\":\"DateTime!\",\"endAt\":\"DateTime!\",\"venue\":\"String!\",\"price\":\"Dong!\",\"memberPrice\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\",\"cpeHours\":\"Float!\",\"orderByOption\":\"Boolean!\",\"orderOptionGroup\":[\"[OrderOptionGroup!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"options\":[\"[OrderOption!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"price\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\"}]}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}],\"ethicsHours\":\"Float\",\"body\":\"Blocks\",\"seo\":[\"Seo\",{\"title\":\"String\",\"description\":\"String\"}],\"speakers\":[\"[Instructor!]!\",{\"name\":\"String!\",\"title\":\"String\",\"biography\":\"String\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seminar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"Seminar"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/seminars/{args.slug}?fields=title,slug,summary,startAt,endAt,venue,price,memberPrice,capacity,cpeHours,orderByOption,ethicsHours,body&populate=orderOptionGroup.options,cover,seo,speakers"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeminarEntry_seminar"}},{"kind":"Field","name":{"kind":"Name","value":"ethicsHours"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speakers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"biography"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeminarEntry_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionGroups_seminar"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroups_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}},{"kind":"Field","name":{"kind":"Name","value":"orderOptionGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}}]}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', SeminarDetailQuery, SeminarDetailQueryVariables>;
