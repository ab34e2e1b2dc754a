/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { StrapiBlocks } from '@/data/strapiBlocks';
import type { DocumentFor } from '../access';
export type UserCourseQueryVariables = Exact<{
  id: string;
}>;

export type UserCourseQuery = {
  userCourse: {
    orderId: string;
    since: string;
    course: {
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      code: string;
      format: Types.CourseFormat;
      startAt: string | null;
      endAt: string | null;
      hours: number;
      cpeHours: number;
    };
    progress: {
      documentId: string;
      lessonCount: number;
      doneLessons: Array<string>;
      lastLesson: string | null;
      completedAt: string | null;
      wait: { lesson: string; seconds: number } | null;
      certificate: { documentId: string; number: string; code: string } | null;
    };
    lessons: Array<{
      id: string;
      title: string;
      body: StrapiBlocks | null;
      videoUrl: string | null;
      captions: string | null;
      minutes: number | null;
    }> | null;
  };
};

// oxfmt-ignore
/** GET /course/getUserCourse */
export const UserCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"UserCourse!\",{\"course\":[\"Course!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"code\":\"String!\",\"format\":\"=online|classroom|hybrid|self-paced!\",\"startAt\":\"DateTime\",\"endAt\":\"DateTime\",\"hours\":\"Float!\",\"cpeHours\":\"Float!\"}],\"orderId\":\"ID!\",\"since\":\"DateTime!\",\"progress\":[\"CourseProgress!\",{\"documentId\":\"ID!\",\"lessonCount\":\"Int!\",\"doneLessons\":\"[ID!]!\",\"lastLesson\":\"ID\",\"wait\":[\"LessonWait\",{\"lesson\":\"ID!\",\"seconds\":\"Int!\"}],\"completedAt\":\"DateTime\",\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}]}],\"lessons\":[\"[Lesson!]\",{\"id\":\"ID!\",\"title\":\"String!\",\"body\":\"Blocks\",\"videoUrl\":\"String\",\"captions\":\"String\",\"minutes\":\"Int\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"UserCourse"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/course/getUserCourse?id={args.id}"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneLessons"}},{"kind":"Field","name":{"kind":"Name","value":"lastLesson"}},{"kind":"Field","name":{"kind":"Name","value":"wait"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserCourseQuery, UserCourseQueryVariables>;
