import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '@iia/shared/limits';
import { runImportInputRules } from '@iia/shared/generated/inputRules/RunImportInput';
import {
  CheckImportDocument,
  type CheckImportMutation,
  type RunImportMutation,
  RunImportDocument,
} from '@/data/generated/operations/pages/user-import';
import type { ImportKind } from '@/data/generated/types';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { FocusedSection } from '@/ui/FocusedSection';
import { contractForm } from '@/ui/forms/contractForm';
import { FileForm } from '@/ui/forms/FileForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { CheckReport } from './CheckReport';
import { texts } from './texts';

const { Form, CheckboxField, TextAreaField } = contractForm(runImportInputRules);

const runLabels = texts.run;

type RunFormProps = {
  content: string;
  check: CheckImportMutation['checkImport'];
  plan: string;
  onDone: (result: RunImportMutation['runImport']) => void;
};

/** Asks for a reason, and re-authenticates if the server requires it, then imports the checked rows. */
const RunForm = ({ content, check: { kind, added, changed, bad }, plan, onDone }: RunFormProps) => {
  const [run] = useMutation(RunImportDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Form
        aria-label={runLabels.form}
        failed={runLabels.failed}
        initial={{ kind, content, plan }}
        onSubmit={async (input) => {
          const { data } = await withReauthentication(() => run({ variables: { input } }));
          if (data) onDone(data.runImport);
        }}
      >
        <Stack gap={4}>
          <Heading level={2} size="xl">
            {runLabels.heading}
          </Heading>
          {added > 0 ? <Text>{runLabels.added[kind](added)}</Text> : null}
          {changed > 0 ? <Text>{runLabels.changed[kind](changed)}</Text> : null}
          {bad > 0 ? (
            <CheckboxField name="skipBad" label={runLabels.skipBad(added + changed, bad)} />
          ) : null}
          <TextAreaField
            name="reason"
            label={runLabels.reason}
            hint={runLabels.hint}
            rows={2}
            required
          />
          <SubmitButton busy={runLabels.submitting}>{runLabels.submit}</SubmitButton>
        </Stack>
      </Form>
      {confirmation}
    </>
  );
};

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
