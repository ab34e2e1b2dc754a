import { useApolloClient } from '@apollo/client/react';
import {
  AddCpeEntryDocument,
  ChangeCpeEntryDocument,
  ChooseCpePracticeDocument,
  DeleteCpeEntryDocument,
} from '@/data/generated/operations/pages/cpe';
import type { CpeEntryInput, CpePracticeInput } from '@/data/generated/types';

interface CpeEntries {
  /** Idempotency key: repeated calls with the same key add the entry once. */
  add: (idempotencyKey: string, entry: CpeEntryInput) => Promise<void>;
  change: (id: string, entry: CpeEntryInput) => Promise<void>;
  remove: (id: string) => Promise<void>;
  choosePractice: (input: CpePracticeInput) => Promise<void>;
}

/** Changes of the member's own CPE record; each rejects with an ApiError. */
export function useCpeEntries(): CpeEntries {
  const client = useApolloClient();
  return {
    async add(idempotencyKey, entry) {
      const input = { idempotencyKey, entry };
      await client.mutate({ mutation: AddCpeEntryDocument, variables: { input } });
    },
    async change(id, entry) {
      const input = { id, entry };
      await client.mutate({ mutation: ChangeCpeEntryDocument, variables: { input } });
    },
    async remove(id) {
      await client.mutate({ mutation: DeleteCpeEntryDocument, variables: { input: { id } } });
    },
    async choosePractice(input) {
      await client.mutate({ mutation: ChooseCpePracticeDocument, variables: { input } });
    },
  };
}
