import { cpeEntryInputRules } from '@iia/shared/generated/inputRules/CpeEntryInput';
import { cpePartNames } from '@iia/shared/names';
import type { CpeEntryInput, CpePart } from '@/data/generated/types';
import { readDraft, writeDraft } from '@/lib/drafts';
import { contractForm } from '@/ui/forms/contractForm';
import type { FormValues } from '@/ui/forms/formValues';
import type { Entry } from './EntryLedger';

const rules = cpeEntryInputRules.omit(['evidence']);

export const entryForm = contractForm(rules);

export type EntryValues = FormValues<Omit<CpeEntryInput, 'evidence'>>;

export const partChoices = Object.entries(cpePartNames).map(([value, label]) => ({
  value: value as CpePart,
  label,
}));

const draftName = 'cpe-entry';

const empty: EntryValues = { day: '', hours: null, subject: '', provider: '', part: 'general' };

/** The entry to change, or else this member's draft in this tab. */
export function initialValues(owner: string, entry: Entry | null): EntryValues {
  if (entry) {
    const { day, hours, subject, provider, part } = entry;
    return { day, hours, subject, provider, part };
  }
  const saved = readDraft(draftName) as (EntryValues & { owner?: unknown }) | null;
  if (saved?.owner !== owner) return empty;
  const { day, hours, subject, provider, part } = saved;
  return { day, hours, subject, provider, part };
}

export const saveValues = (owner: string, values: EntryValues): void =>
  writeDraft(draftName, { owner, ...values });

export const clearValues = (): void => writeDraft(draftName, null);
