import { useMutation } from '@apollo/client/react';
import {
  RecordScansDocument,
  type RecordScansMutation,
} from '@/data/generated/operations/RecordScans';
import type { RecordScansInput } from '@/data/generated/types';

export type ScanResult = RecordScansMutation['recordScans'][number];

/** Rejects with an ApiError. */
export function useRecordScans(): (input: RecordScansInput) => Promise<readonly ScanResult[]> {
  const [mutate] = useMutation(RecordScansDocument);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.recordScans;
  };
}
