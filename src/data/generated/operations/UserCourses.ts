/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { ImageFormats } from '@/data/imageFormats';
import type { DocumentFor } from '../access';
export type UserCoursesQueryVariables = Exact<{ [key: string]: never }>;

export type UserCoursesQuery = {
  userCourses: Array<{
    orderId: string;
    since: string;
    course: {
      documentId: string;
      title: string;
      slug: string;
      code: string;
      format: Types.CourseFormat;
      startAt: string | null;
      endAt: string | null;
      hours: number;
      cpeHours: number;
      category: { documentId: string; name: string; slug: string };
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
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
  }>;
};

// oxfmt-ignore
/** GET /course/getUserCourse */
export const UserCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserCourses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"[UserCourse!]!\",{\"course\":[\"Course!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"code\":\"String!\",\"format\":\"=online|classroom|hybrid|self-paced!\",\"startAt\":\"DateTime\",\"endAt\":\"DateTime\",\"hours\":\"Float!\",\"cpeHours\":\"Float!\",\"category\":[\"CourseCategory!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"slug\":\"String!\"}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"orderId\":\"ID!\",\"since\":\"DateTime!\",\"progress\":[\"CourseProgress!\",{\"documentId\":\"ID!\",\"lessonCount\":\"Int!\",\"doneLessons\":\"[ID!]!\",\"lastLesson\":\"ID\",\"wait\":[\"LessonWait\",{\"lesson\":\"ID!\",\"seconds\":\"Int!\"}],\"completedAt\":\"DateTime\",\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}]}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCourses"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"[UserCourse]"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/course/getUserCourse"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneLessons"}},{"kind":"Field","name":{"kind":"Name","value":"lastLesson"}},{"kind":"Field","name":{"kind":"Name","value":"wait"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', UserCoursesQuery, UserCoursesQueryVariables>;
