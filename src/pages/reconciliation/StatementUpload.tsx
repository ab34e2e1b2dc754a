import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { limits } from '@iia/shared/limits';
import type { ApiError } from 'rest-contract';
import {
  type ReconcileStatementMutation,
  ReconcileStatementDocument,
} from '@/data/generated/operations/pages/reconciliation';
import type { DayOrder, ReconcileStatementInput } from '@/data/generated/types';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Field } from '@/ui/Field';
import { fieldId } from '@/ui/fieldContext';
import { FileForm } from '@/ui/forms/FileForm';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { ScreenOnly } from '@/ui/printVisibility';
import { Select } from '@/ui/Select';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { BadLinesTable, readBadLines, type BadLines } from './BadLinesTable';
import { texts } from './texts';

type Result = ReconcileStatementMutation['reconcileStatement'];

/** Allows for uploading a large file on a slow connection, plus server processing. */
const TIMEOUT_MS = 90_000;

/**
 * Repeats the call with the same file until no line remains, because each call stops after some seconds. Rejects with
 * an ApiError; lines imported until then stay imported, and resending the file continues after them.
 */
function useReconcileStatement(): (
  input: ReconcileStatementInput,
  onRemaining?: (lines: number) => void,
) => Promise<Result> {
  const [mutate] = useMutation(ReconcileStatementDocument);
  return async (input, onRemaining) => {
    let total: Result | null = null;
    do {
      const { data } = await mutate({ variables: { input }, context: { timeoutMs: TIMEOUT_MS } });
      if (!data) throw new Error('The mutation returned neither data nor an error.');
      total = addUp(total, data.reconcileStatement);
      onRemaining?.(total.remaining);
    } while (total.remaining > 0);
    return total;
  };
}

/** The last call counts lines imported by earlier calls as matched. */
function addUp(before: Result | null, last: Result): Result {
  if (before === null) return last;
  return {
    ...last,
    matched: last.matched - before.importedCount,
    newReversals: before.newReversals + last.newReversals,
    taken: [...before.taken, ...last.taken].slice(0, limits.statementListed),
    importedCount: before.importedCount + last.importedCount,
  };
}

const labels = texts.upload;

const Words = styled.div`
  max-width: ${theme.measure};
`;

const Short = styled.div`
  max-width: 24rem;
`;

interface RejectedFile extends BadLines {
  content: string;
}

type StatementUploadProps = {
  onReport: (report: ReconcileStatementMutation['reconcileStatement'] | null) => void;
};

export const StatementUpload = ({ onReport }: StatementUploadProps) => {
  const reconcile = useReconcileStatement();
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(null);
  const [orderProblem, setOrderProblem] = useState<string | null>(null);
  const [rejected, setRejected] = useState<RejectedFile | null>(null);
  const [remaining, setRemaining] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const forget = (): void => {
    setOrderProblem(null);
    setRejected(null);
    setFailure(null);
  };
  const send = async (content: string, withoutBad: boolean): Promise<void> => {
    const input = { content, dayOrder, withoutBad };
    try {
      onReport(await reconcile(input, setRemaining));
      forget();
    } finally {
      setRemaining(0);
    }
  };
  const submit = async (content: string): Promise<void> => {
    forget();
    try {
      await send(content, false);
    } catch (error) {
      const bad = readBadLines(error);
      if (bad) {
        setRejected({ ...bad, content });
        onReport(null);
      }
      if ((error as Partial<ApiError>).code !== 'DayOrderUnknown') throw error;
      setOrderProblem(failureMessage(error));
      document.getElementById(fieldId('dayOrder'))?.focus();
    }
  };
  const submitGood = async ({ content }: RejectedFile): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await send(content, true);
    } catch (error) {
      setFailure(failureMessage(error));
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
        <FileForm
          name="statement"
          texts={labels}
          maxBytes={limits.statementBytes}
          accept=".csv,.txt,.tsv,.xlsx"
          onSubmit={submit}
          onChoose={() => {
            forget();
            setDayOrder(null);
          }}
        >
          <Short>
            <Field
              name="dayOrder"
              label={labels.dayOrder.label}
              hint={labels.dayOrder.hint}
              error={orderProblem}
              required
            >
              <Select
                value={dayOrder ?? ''}
                onChange={({ target }) => {
                  setDayOrder(target.value === '' ? null : (target.value as DayOrder));
                  setOrderProblem(null);
                }}
              >
                <option value="">{labels.dayOrder.auto}</option>
                <option value="day_first">{labels.dayOrder.dayFirst}</option>
                <option value="month_first">{labels.dayOrder.monthFirst}</option>
              </Select>
            </Field>
          </Short>
        </FileForm>
        <div role="status">{remaining > 0 ? <Text>{labels.remaining(remaining)}</Text> : null}</div>
        {rejected ? (
          <Stack gap={4}>
            <BadLinesTable lines={rejected.lines} count={rejected.count} />
            {failure ? <Notice tone="error">{failure}</Notice> : null}
            <div>
              <Button variant="secondary" busy={busy} onClick={() => void submitGood(rejected)}>
                {busy ? labels.submitting : texts.badLines.without}
              </Button>
            </div>
          </Stack>
        ) : null}
      </Stack>
    </ScreenOnly>
  );
};
