import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '@/lib/drafts';

const draftName = 'register';

/** Never the password, nor the consent, which must be given each time. */
const fields = ['fullName', 'email', 'phone', 'username'] as const;

type Typed = Record<(typeof fields)[number], string>;

interface DraftForm<Values extends Typed> {
  values: Values;
  setValues: (values: Values) => Promise<unknown>;
}

const textOf = (draft: unknown, field: string): string => {
  const value = (draft as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : '';
};

export const clearRegisterDraft = (): void => writeDraft(draftName, null);

/** Saves what was typed until the tab is closed, so that reading the terms or a failed request loses nothing. */
export function useRegisterDraft<Values extends Typed>({
  values,
  setValues,
}: DraftForm<Values>): void {
  const [isRestored, setRestored] = useState(false);
  // One render after hydration, when the form has read what was typed before it.
  useEffect(() => setRestored(true), []);
  useEffect(() => {
    if (!isRestored) return;
    const draft = readDraft(draftName);
    const missing = fields.filter((field) => values[field] === '' && textOf(draft, field) !== '');
    if (missing.length === 0) return;
    const found = Object.fromEntries(missing.map((field) => [field, textOf(draft, field)]));
    void setValues({ ...values, ...found });
    // oxlint-disable-next-line react/exhaustive-deps -- Once: an emptied field stays empty.
  }, [isRestored]);
  useEffect(() => {
    const typed = Object.fromEntries(fields.map((field) => [field, values[field]]));
    if (isRestored && fields.some((field) => values[field] !== '')) writeDraft(draftName, typed);
  }, [isRestored, values]);
}
