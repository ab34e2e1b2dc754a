import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import { closeRefundInputRules } from '@iia/shared/generated/inputRules/CloseRefundInput';
import {
  CloseRefundDocument,
  type RefundsQuery,
} from '@/data/generated/operations/pages/reconciliation';
import type { RefundState } from '@/data/generated/types';
import { useAction } from '@/data/useAction';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { Button } from '@/ui/Button';
import { amountColumn } from '@/ui/data-table/columns';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { NoWrap } from '@/ui/NoWrap';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { PagedList, descriptionColumn } from './PagedList';
import { texts, paymentTexts as payments } from './texts';

const closeLabels = texts.closing;
const { Form, TextField } = contractForm(closeRefundInputRules);

type CloseRefundDialogProps = {
  refund: RefundsQuery['refunds']['items'][number];
  onClose: () => void;
};

const CloseRefundDialog = ({ refund, onClose }: CloseRefundDialogProps) => {
  const close = useAction(CloseRefundDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Dialog open title={closeLabels.title(refund.amount)} onClose={onClose}>
        <Form
          aria-label={closeLabels.form}
          failed={closeLabels.failed}
          initial={{ id: refund.documentId }}
          onSubmit={async (input) => {
            await withReauthentication(() => close(input));
            toast(closeLabels.done);
            onClose();
          }}
        >
          <Text tone="muted">{closeLabels.body}</Text>
          <TextField
            name="reference"
            label={closeLabels.reference}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <DialogButtons
            cancel={texts.assign.close}
            onCancel={onClose}
            busy={closeLabels.submitting}
          >
            {closeLabels.submit}
          </DialogButtons>
        </Form>
      </Dialog>
      {confirmation}
    </>
  );
};

const labels = texts.refunds;
const heads = texts.columns;

type Page = RefundsQuery['refunds'];
type Refund = Page['items'][number];

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

const common: readonly DataColumn<Refund>[] = [
  { id: 'day', label: heads.day, cell: ({ owedAt }) => formatDate(owedAt) },
  amountColumn('amount', heads.amount),
  {
    id: 'reason',
    label: heads.reason,
    cell: ({ reason, code }) => (
      <>
        <span>{payments.reasons[reason]}</span>
        {code ? (
          <Detail>
            <NoWrap translate="no">{code}</NoWrap>
          </Detail>
        ) : null}
      </>
    ),
  },
  {
    id: 'payer',
    label: heads.payer,
    cell: ({ payerName, payerEmail }) => (
      <>
        <span>{payerName ?? texts.noReference}</span>
        {payerEmail ? <Detail>{payerEmail}</Detail> : null}
      </>
    ),
  },
  descriptionColumn,
];

const sentColumn: DataColumn<Refund> = {
  id: 'sent',
  label: heads.sent,
  cell: ({ sentAt, sentBy, sentReference }) => (
    <>
      <span>{sentAt ? formatDate(sentAt) : null}</span>
      <Detail>{[sentReference, sentBy].filter(Boolean).join(' · ')}</Detail>
    </>
  ),
};

type RefundListProps = { found: Page; state: RefundState };

export const RefundList = ({ found, state }: RefundListProps) => {
  const [closing, setClosing] = useState<Refund | null>(null);
  const actions: DataColumn<Refund> = {
    id: 'actions',
    label: heads.actions,
    cell: (refund) => (
      <Button
        variant="secondary"
        aria-label={labels.closeOf(refund.amount)}
        onClick={() => setClosing(refund)}
      >
        {labels.close}
      </Button>
    ),
  };
  return (
    <Stack gap={4}>
      {state === 'owed' && found.owed > 0 ? <Text>{labels.owed(found.owed)}</Text> : null}
      <PagedList section={state} pages={labels.pages} empty={labels.empty[state]} {...found}>
        <DataTable
          caption={state === 'owed' ? labels.owedCaption : labels.sentCaption}
          columns={[...common, state === 'owed' ? actions : sentColumn]}
          rows={found.items}
          keyOf={({ documentId }) => documentId}
        />
      </PagedList>
      {closing ? <CloseRefundDialog refund={closing} onClose={() => setClosing(null)} /> : null}
    </Stack>
  );
};
