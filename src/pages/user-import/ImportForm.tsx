import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '@iia/shared/limits';
import {
  CheckImportDocument,
  type CheckImportMutation,
  type RunImportMutation,
} from '@/data/generated/operations/pages/user-import';
import type { ImportKind } from '@/data/generated/types';
import { paths } from '@/lib/paths';
import { FileForm } from '@/ui/forms/FileForm';
import { ButtonLink } from '@/ui/ButtonLink';
import { FocusedSection } from '@/ui/FocusedSection';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/Stack';
import { CheckReport } from './CheckReport';
import { RunForm } from './RunForm';
import { texts } from './texts';

interface Checked {
  content: string;
  check: CheckImportMutation['checkImport'];
}

/** Chooses a file, previews its import, then runs it. */
export const ImportForm = ({ kind }: { kind: ImportKind }) => {
  const [checkFile] = useMutation(CheckImportDocument);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<RunImportMutation['runImport'] | null>(null);

  const forget = (): void => {
    setChecked(null);
    setDone(null);
  };
  const check = async (content: string): Promise<void> => {
    forget();
    const { data } = await checkFile({ variables: { input: { kind, content } } });
    if (data) setChecked({ content, check: data.checkImport });
  };

  return (
    <Stack gap={8}>
      <ScreenOnly>
        <Stack gap={4}>
          <Heading level={2} size="xl">
            {texts.upload.heading}
          </Heading>
          <FileForm
            name="import"
            texts={texts.upload}
            maxBytes={limits.importBytes}
            accept=".csv,.txt,.tsv,.xlsx"
            onSubmit={check}
            onChoose={forget}
          />
        </Stack>
      </ScreenOnly>
      {checked && !done ? (
        <FocusedSection label={texts.check.heading} shows={checked}>
          <Stack gap={8}>
            <CheckReport check={checked.check} />
            {checked.check.plan === null ? null : (
              <RunForm {...checked} plan={checked.check.plan} onDone={setDone} />
            )}
          </Stack>
        </FocusedSection>
      ) : null}
      {done ? (
        <FocusedSection label={texts.done.heading} shows={done}>
          <Stack gap={4}>
            <Heading level={2} size="xl">
              {texts.done.heading}
            </Heading>
            <Notice tone="success">{texts.done.body(done.added, done.changed)}</Notice>
            {done.skipped > 0 ? (
              <Notice tone="warning">{texts.done.skipped(done.skipped)}</Notice>
            ) : null}
            <div>
              <ButtonLink to={paths.manageUsers()} variant="secondary">
                {texts.done.users}
              </ButtonLink>
            </div>
          </Stack>
        </FocusedSection>
      ) : null}
    </Stack>
  );
};
