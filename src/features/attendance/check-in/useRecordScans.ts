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
    if (!data) throw new Error('A mutation without an error has data.');
    return data.recordScans;
  };
}
