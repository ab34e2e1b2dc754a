import { useMutation } from '@apollo/client/react';
import { SaveLessonProgressDocument } from '@/data/generated/operations/pages/my-courses';

interface SaveLessonProgress {
  /** Marks a lesson as opened or done; rejects with an ApiError. */
  save: (lesson: { course: string; lesson: string; done: boolean }) => Promise<void>;
  busy: boolean;
}

/** Saves the member's progress in a course. */
export function useSaveLessonProgress(): SaveLessonProgress {
  const [mutate, { loading }] = useMutation(SaveLessonProgressDocument);
  return {
    save: async (input) => {
      await mutate({ variables: { input } });
    },
    busy: loading,
  };
}
