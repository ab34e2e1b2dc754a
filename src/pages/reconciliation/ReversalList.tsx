import { useState } from 'react';
import { formatDate } from '@iia/shared/dates';
import { formatAmount } from '@iia/shared/numbers';
import { closeReversalInputRules } from '@iia/shared/generated/inputRules/CloseReversalInput';
import {
  CloseReversalDocument,
  type StatementReversalsQuery,
} from '@/data/generated/operations/pages/reconciliation';
import type { ReversalState } from '@/data/generated/types';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { PagedList, descriptionColumn, referenceColumn } from './PagedList';
import { sectionHref } from './section';
import { texts, paymentTexts as payments } from './texts';

const closeLabels = texts.closeReversal;
const { Form, TextAreaField } = contractForm(closeReversalInputRules);

type CloseReversalDialogProps = {
  reversal: StatementReversalsQuery['statementReversals']['items'][number];
  onClose: () => void;
};

const CloseReversalDialog = ({ reversal, onClose }: CloseReversalDialogProps) => {
  const close = useAction(CloseReversalDocument);
  const { documentId: id, amount, description } = reversal;
  return (
    <Dialog open title={closeLabels.title(amount)} onClose={onClose}>
      <Form
        aria-label={closeLabels.form}
        failed={closeLabels.failed}
        initial={{ id }}
        onSubmit={async (input) => {
          await close(input);
          toast(closeLabels.done);
          onClose();
        }}
      >
        <Text tone="muted">{description}</Text>
        <TextAreaField
          name="note"
          label={closeLabels.note}
          hint={closeLabels.hint}
          rows={3}
          required
        />
        <DialogButtons cancel={texts.assign.close} onCancel={onClose} busy={closeLabels.submitting}>
          {closeLabels.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};

const labels = texts.reversals;
const heads = texts.columns;

type Page = StatementReversalsQuery['statementReversals'];
type Reversal = Page['items'][number];

const common: readonly DataColumn<Reversal>[] = [
  { id: 'day', label: heads.day, cell: ({ bankedAt }) => formatDate(bankedAt) },
  { id: 'amount', label: heads.amount, align: 'end', cell: ({ amount }) => formatAmount(-amount) },
  { id: 'kind', label: heads.kind, cell: ({ reverses }) => labels.kinds[reverses] },
  {
    id: 'reversed',
    label: heads.reversed,
    cell: ({ transfer }) =>
      transfer
        ? labels.transfer(
            formatDate(transfer.bankedAt),
            payments.providers[transfer.provider],
            transfer.code,
          )
        : labels.unknown,
  },
  descriptionColumn,
  referenceColumn,
];

const closedColumn: DataColumn<Reversal> = {
  id: 'closed',
  label: heads.closed,
  cell: ({ note, closedAt, closedBy }) =>
    [note, closedAt ? formatDate(closedAt) : null, closedBy].filter(Boolean).join(' · '),
};

type ReversalListProps = { found: Page; state: ReversalState };

export const ReversalList = ({ found, state }: ReversalListProps) => {
  const [closing, setClosing] = useState<Reversal | null>(null);
  const section = state === 'open' ? 'reversals' : 'seenReversals';
  const actions: DataColumn<Reversal> = {
    id: 'actions',
    label: heads.actions,
    cell: (reversal) => (
      <Button
        variant="secondary"
        aria-label={labels.closeOf(reversal.amount)}
        onClick={() => setClosing(reversal)}
      >
        {labels.close}
      </Button>
    ),
  };
  return (
    <Stack gap={4}>
      <PagedList section={section} pages={labels.pages} empty={labels.empty[state]} {...found}>
        <DataTable
          caption={labels.caption[state]}
          columns={[...common, state === 'open' ? actions : closedColumn]}
          rows={found.items}
          keyOf={({ documentId }) => documentId}
        />
      </PagedList>
      <div>
        {state === 'open' ? (
          <TextLink to={sectionHref('seenReversals')}>{labels.seeClosed}</TextLink>
        ) : (
          <TextLink to={sectionHref('reversals')}>{labels.seeOpen}</TextLink>
        )}
      </div>
      {closing ? <CloseReversalDialog reversal={closing} onClose={() => setClosing(null)} /> : null}
    </Stack>
  );
};
