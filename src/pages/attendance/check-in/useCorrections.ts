import { useMutation } from '@apollo/client/react';
import { CancelScanDocument } from '@/data/generated/operations/CancelScan';
import { CorrectAttendanceDocument } from '@/data/generated/operations/CorrectAttendance';
import type { CancelScanInput, CorrectAttendanceInput } from '@/data/generated/types';

/** Both reject with an ApiError. */
export function useCorrections(): {
  correct: (input: CorrectAttendanceInput) => Promise<void>;
  cancel: (input: CancelScanInput) => Promise<void>;
} {
  const [correct] = useMutation(CorrectAttendanceDocument);
  const [cancel] = useMutation(CancelScanDocument);
  return {
    correct: async (input) => {
      await correct({ variables: { input } });
    },
    cancel: async (input) => {
      await cancel({ variables: { input } });
    },
  };
}
