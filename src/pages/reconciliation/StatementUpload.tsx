import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ReconcileStatementMutation } from '@/data/generated/operations/ReconcileStatement';
import { limits } from '@/data/generated/limits';
import { useReconcileStatement } from '@/features/payments/useReconcileStatement';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Field } from '@/ui/Field';
import { fieldId } from '@/ui/fieldContext';
import { FileInput } from '@/ui/FileInput';
import { Heading } from '@/ui/Heading';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { useHydrated } from '@/ui/useHydrated';
import { fileContent } from './fileContent';
import { texts } from './texts';

const labels = texts.upload;
const NAME = 'statement';
const kilobytes = limits.statementBytes / 1000;

const Words = styled.div`
  max-width: ${theme.measure};
`;

type StatementUploadProps = {
  onReport: (report: ReconcileStatementMutation['reconcileStatement']) => void;
};

export const StatementUpload = ({ onReport }: StatementUploadProps) => {
  const reconcile = useReconcileStatement();
  const hydrated = useHydrated();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (message: string): void => {
    setProblem(message);
    document.getElementById(fieldId(NAME))?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (file === null) return refuse(labels.missing);
    if (file.size > limits.statementBytes) return refuse(labels.tooLarge(kilobytes));
    const content = await fileContent(file).catch(() => null);
    if (!content) return refuse(labels.unreadable);
    setBusy(true);
    setProblem(null);
    try {
      onReport(await reconcile({ content }));
    } catch (error) {
      refuse(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ScreenOnly>
      <Stack gap={4}>
        <Heading level={2} size="xl">
          {labels.heading}
        </Heading>
        <Words>
          <Text tone="muted">{labels.body}</Text>
        </Words>
        <form aria-label={labels.form} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={5}>
            <Field
              name={NAME}
              label={labels.file}
              hint={labels.hint(kilobytes)}
              error={problem}
              required
            >
              <FileInput
                value={file}
                onChange={(chosen) => {
                  setFile(chosen);
                  setProblem(null);
                }}
                accept=".csv,.txt,.tsv,.xlsx"
                disabled={busy}
              />
            </Field>
            <div>
              <Button type="submit" busy={busy} disabled={!hydrated}>
                {busy ? labels.submitting : labels.submit}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </ScreenOnly>
  );
};
