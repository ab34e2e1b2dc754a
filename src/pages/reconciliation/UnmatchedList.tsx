import { useState } from 'react';
import type { UnmatchedTransfersQuery } from '@/data/generated/operations/UnmatchedTransfers';
import { useFreshSession } from '@/features/auth/useFreshSession';
import { texts as payments } from '@/features/payments/texts';
import { useReturnTransfer } from '@/features/payments/useReturnTransfer';
import { formatDateTime } from '@/lib/dates';
import { formatAmount } from '@/lib/money';
import { Button } from '@/ui/Button';
import { Confirmation } from '@/ui/Confirmation';
import { DataTable } from '@/ui/data-table/DataTable';
import { Row } from '@/ui/Row';
import { toast } from '@/ui/toast';
import { AssignDialog } from './AssignDialog';
import { descriptionColumn, referenceColumn } from './columns';
import { Paged } from './Paged';
import { texts } from './texts';

const labels = texts.unmatched;

type Found = UnmatchedTransfersQuery['unmatchedTransfers'];
type Transfer = Found['items'][number];
type Act = { kind: 'assign' | 'giveBack'; transfer: Transfer } | null;

export const UnmatchedList = ({ found }: { found: Found }) => {
  const giveBack = useReturnTransfer();
  const { freshly, confirmation } = useFreshSession();
  const [act, setAct] = useState<Act>(null);
  const close = (): void => setAct(null);
  const amount = act?.transfer.amount ?? 0;
  return (
    <>
      <Paged section="unmatched" pages={labels.pages} empty={labels.empty} {...found}>
        <DataTable
          caption={labels.caption}
          rows={found.items}
          keyOf={({ documentId }) => documentId}
          columns={[
            {
              id: 'day',
              label: texts.columns.day,
              cell: ({ bankedAt }) => formatDateTime(bankedAt),
            },
            {
              id: 'amount',
              label: texts.columns.amount,
              align: 'end',
              cell: (transfer) => formatAmount(transfer.amount),
            },
            descriptionColumn,
            {
              id: 'provider',
              label: texts.columns.provider,
              cell: ({ provider }) => payments.providers[provider],
            },
            referenceColumn,
            {
              id: 'actions',
              label: texts.columns.actions,
              cell: (transfer) => (
                <Row gap={2}>
                  <Button
                    variant="secondary"
                    aria-label={labels.assignOf(transfer.amount)}
                    onClick={() => setAct({ kind: 'assign', transfer })}
                  >
                    {labels.assign}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={labels.giveBackOf(transfer.amount)}
                    onClick={() => setAct({ kind: 'giveBack', transfer })}
                  >
                    {labels.giveBack}
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      </Paged>
      {act?.kind === 'assign' ? <AssignDialog transfer={act.transfer} onClose={close} /> : null}
      <Confirmation
        open={act?.kind === 'giveBack'}
        title={texts.giveBack.title(amount)}
        action={texts.giveBack.action}
        onConfirm={async () => {
          await freshly(() => giveBack({ id: act?.transfer.documentId ?? '' }));
          toast(texts.giveBack.done);
        }}
        onClose={close}
      >
        {texts.giveBack.body}
      </Confirmation>
      {confirmation}
    </>
  );
};
