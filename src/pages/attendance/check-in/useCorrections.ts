import {
  CancelScanDocument,
  CorrectAttendanceDocument,
} from '@/data/generated/operations/pages/attendance';
import type { CancelScanInput, CorrectAttendanceInput } from '@/data/generated/types';
import { useAction } from '@/data/useAction';

/** Both reject with an ApiError. */
export function useCorrections(): {
  correct: (input: CorrectAttendanceInput) => Promise<void>;
  cancel: (input: CancelScanInput) => Promise<void>;
} {
  const correct = useAction(CorrectAttendanceDocument);
  const cancel = useAction(CancelScanDocument);
  return {
    correct: async (input) => {
      await correct(input);
    },
    cancel: async (input) => {
      await cancel(input);
    },
  };
}
