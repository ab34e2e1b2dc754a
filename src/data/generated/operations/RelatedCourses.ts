/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { ImageFormats } from '@/data/imageFormats';
import type { DocumentFor } from '../access';
export type RelatedCoursesQueryVariables = Exact<{
  category?: string | null | undefined;
  sort?: string | null | undefined;
  page: number;
  pageSize: number;
}>;

export type RelatedCoursesQuery = {
  courses: {
    items: Array<{
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      code: string;
      price: number;
      memberPrice: number | null;
      format: Types.CourseFormat;
      startAt: string | null;
      endAt: string | null;
      hours: number;
      cpeHours: number;
      level: Types.CourseLevel;
      capacity: number | null;
      seatsLeft: number | null;
      category: { documentId: string; name: string; slug: string };
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
    }>;
  };
};

// oxfmt-ignore
/** GET /courses */
export const RelatedCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CoursePage!\",{\"items\":[\"[Course!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"code\":\"String!\",\"price\":\"Dong!\",\"memberPrice\":\"Dong\",\"format\":\"=online|classroom|hybrid|self-paced!\",\"startAt\":\"DateTime\",\"endAt\":\"DateTime\",\"hours\":\"Float!\",\"cpeHours\":\"Float!\",\"level\":\"=foundation|intermediate|advanced!\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\",\"category\":[\"CourseCategory!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"slug\":\"String!\"}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CoursePage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/courses?filters[category][slug][$eq]={args.category}&sort={args.sort}&pagination[page]={args.page}&pagination[pageSize]={args.pageSize}&fields=title,slug,summary,code,price,memberPrice,format,startAt,endAt,hours,cpeHours,level,capacity&populate=category,cover"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseEntry_course"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseEntry_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', RelatedCoursesQuery, RelatedCoursesQueryVariables>;
