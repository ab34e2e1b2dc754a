import { useState } from 'react';
import {
  ChooseEmailsDocument,
  type PersonalDataQuery,
} from '@/data/generated/operations/pages/personal-data';
import type { EmailKind } from '@/data/generated/types';
import { Checkbox } from '@/ui/Checkbox';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';

const copy = texts.emails;

type EmailPreferencesProps = { choices: PersonalDataQuery['personalData']['emails'] };

/** Checkboxes for optional emails. Each change is saved immediately. */
export const EmailPreferences = ({ choices }: EmailPreferencesProps) => {
  const choose = useAction(ChooseEmailsDocument);
  /** The choice being saved, until the list contains it. */
  const [saving, setSaving] = useState<{ kind: EmailKind; wanted: boolean } | null>(null);
  const save = async (kind: EmailKind, wanted: boolean): Promise<void> => {
    if (saving) return;
    setSaving({ kind, wanted });
    try {
      await choose({ kind, wanted });
      toast(wanted ? copy.on : copy.off);
    } catch {
      toast(copy.failed, 'error');
    } finally {
      setSaving(null);
    }
  };
  return (
    <Stack gap={2}>
      <Text>{copy.lead}</Text>
      {choices.map(({ kind, wanted }) => (
        <Checkbox
          key={kind}
          name={kind}
          label={copy.kinds[kind]}
          checked={saving?.kind === kind ? saving.wanted : wanted}
          onChange={({ target }) => void save(kind, target.checked)}
        />
      ))}
    </Stack>
  );
};
