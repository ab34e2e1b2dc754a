/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type SaveLessonProgressMutationVariables = Exact<{
  input: Types.SaveLessonProgressInput;
}>;

export type SaveLessonProgressMutation = {
  saveLessonProgress: {
    documentId: string;
    lessonCount: number;
    doneLessons: Array<string>;
    lastLesson: string | null;
    completedAt: string | null;
    wait: { lesson: string; seconds: number } | null;
    certificate: { documentId: string; number: string; code: string } | null;
  };
};

// oxfmt-ignore
/** POST /course/saveLessonProgress */
export const SaveLessonProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLessonProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLessonProgressInput"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"MEMBER"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CourseProgress!\",{\"documentId\":\"ID!\",\"lessonCount\":\"Int!\",\"doneLessons\":\"[ID!]!\",\"lastLesson\":\"ID\",\"wait\":[\"LessonWait\",{\"lesson\":\"ID!\",\"seconds\":\"Int!\"}],\"completedAt\":\"DateTime\",\"certificate\":[\"AttendanceCertificate\",{\"documentId\":\"ID!\",\"number\":\"String!\",\"code\":\"String!\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLessonProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CourseProgress"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/course/saveLessonProgress"}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"StringValue","value":"POST"}},{"kind":"Argument","name":{"kind":"Name","value":"bodyKey"},"value":{"kind":"StringValue","value":"input"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneLessons"}},{"kind":"Field","name":{"kind":"Name","value":"lastLesson"}},{"kind":"Field","name":{"kind":"Name","value":"wait"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentFor<'MEMBER', SaveLessonProgressMutation, SaveLessonProgressMutationVariables>;
