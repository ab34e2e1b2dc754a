import { useMutation } from '@apollo/client/react';
import { KeepLessonDocument } from '@/data/generated/operations/KeepLesson';

interface KeepLesson {
  /** Notes a lesson as opened, or as done; rejects with an ApiError. */
  keep: (lesson: { course: string; lesson: string; done: boolean }) => Promise<void>;
  busy: boolean;
}

/** Keeps the member's progress in a course on the server. */
export function useKeepLesson(): KeepLesson {
  const [mutate, { loading }] = useMutation(KeepLessonDocument);
  return {
    keep: async (input) => {
      await mutate({ variables: { input } });
    },
    busy: loading,
  };
}
