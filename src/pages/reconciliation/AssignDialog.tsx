import { useEffect, useRef } from 'react';
import { limits } from '@iia/shared/limits';
import { assignTransferInputRules } from '@iia/shared/generated/inputRules/AssignTransferInput';
import {
  AssignTransferDocument,
  type UnmatchedTransfersQuery,
} from '@/data/generated/operations/pages/reconciliation';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { fieldId } from '@/ui/fieldContext';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const labels = texts.assign;
const { Form, TextField, NumberField, useValues } = contractForm(assignTransferInputRules);
export { Form };

const emptyPart = { code: '', amount: null };

/** Splits a transfer of `amount` đồng over several order codes. */
const AssignedParts = ({ amount }: { amount: number }) => {
  const { values, setValues } = useValues();
  const { parts } = values;
  const toFocus = useRef<number | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    document.getElementById(fieldId(`parts.${toFocus.current}.code`))?.focus();
    toFocus.current = null;
  }, [parts.length]);

  const change = (changed: typeof parts, focused: number): void => {
    toFocus.current = focused;
    void setValues({ ...values, parts: changed });
  };
  const left = parts.reduce((sum, part) => sum - (part.amount ?? 0), amount);
  return (
    <>
      {parts.map((_, at) => (
        <div key={at} role="group" aria-label={labels.part(at + 1)}>
          <Stack gap={3}>
            <TextField
              name={`parts.${at}.code`}
              label={labels.code}
              hint={at === 0 ? labels.hint : undefined}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              required
            />
            <NumberField
              name={`parts.${at}.amount`}
              label={labels.amount}
              hint={at === 0 ? labels.amountHint : undefined}
            />
            {parts.length > 1 ? (
              <Row justify="end">
                <Button
                  variant="quiet"
                  aria-label={labels.removeOf(at + 1)}
                  onClick={() =>
                    change(
                      parts.filter((_part, other) => other !== at),
                      Math.max(0, at - 1),
                    )
                  }
                >
                  {labels.remove}
                </Button>
              </Row>
            ) : null}
          </Stack>
        </div>
      ))}
      <Row justify="space-between">
        <Button
          variant="secondary"
          unavailable={parts.length >= limits.assignedParts}
          onClick={() => change([...parts, emptyPart], parts.length)}
        >
          {labels.add}
        </Button>
        <div role="status">
          <Text tone={left < 0 ? 'error' : 'muted'} figures>
            {Number.isNaN(left) ? null : labels.left(left)}
          </Text>
        </div>
      </Row>
    </>
  );
};

type AssignDialogProps = {
  transfer: UnmatchedTransfersQuery['unmatchedTransfers']['items'][number];
  onClose: () => void;
};

export const AssignDialog = ({ transfer, onClose }: AssignDialogProps) => {
  const assign = useAction(AssignTransferDocument);
  const { documentId: id, amount, description, code } = transfer;
  return (
    <Dialog open title={labels.title(amount)} onClose={onClose}>
      <Form
        aria-label={labels.form}
        failed={labels.failed}
        initial={{ id, parts: [{ ...emptyPart, code: code ?? '' }] }}
        onSubmit={async (input) => {
          toast(labels.done(await assign(input)));
          onClose();
        }}
      >
        <Text tone="muted">{description}</Text>
        <AssignedParts amount={amount} />
        <DialogButtons cancel={labels.close} onCancel={onClose} busy={labels.submitting}>
          {labels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
