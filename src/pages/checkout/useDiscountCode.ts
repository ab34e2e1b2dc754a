import { useState } from 'react';
import { cleanCode } from 'rest-contract/rules';
import { readDraft, writeDraft } from '@/lib/drafts';

const draftName = 'discount-code';

const readSavedCode = (owner: string): string => {
  const saved = readDraft(draftName);
  const isOwn = typeof saved === 'object' && saved !== null && 'owner' in saved && 'code' in saved;
  return isOwn && saved.owner === owner && typeof saved.code === 'string' ? saved.code : '';
};

export interface DiscountCode {
  typed: string;
  type: (text: string) => void;
  /** The code used for the current quote, if any. */
  applied: string | null;
  /** The input differs from the applied code. */
  pending: boolean;
  apply: () => void;
  /** Records that an order was rejected because of the code. */
  reject: (message: string) => void;
  /** Why an order with the code was rejected. */
  error: string | null;
  drop: () => void;
}

/** The discount code at checkout, restored after a reload for the same member. */
export function useDiscountCode(owner: string): DiscountCode {
  const [typed, setTyped] = useState(() => readSavedCode(owner));
  const [applied, setApplied] = useState<string | null>(typed || null);
  const [error, setError] = useState<string | null>(null);
  const normalized = cleanCode(typed).toUpperCase() || null;

  const put = (code: string | null) => {
    setApplied(code);
    setError(null);
    writeDraft(draftName, code && { owner, code });
  };
  return {
    typed,
    type: (text) => {
      setTyped(text);
      setError(null);
      if (cleanCode(text) === '') put(null);
    },
    applied,
    pending: normalized !== applied && error === null,
    apply: () => put(normalized),
    reject: (message) => {
      put(null);
      setError(message);
    },
    error,
    drop: () => writeDraft(draftName, null),
  };
}
