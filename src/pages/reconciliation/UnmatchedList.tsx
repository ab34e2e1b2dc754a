import { formatDate, formatDateTime } from '@iia/shared/dates';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  MergeTransferDocument,
  ReturnTransferDocument,
  type UnmatchedTransfersQuery,
} from '@/data/generated/operations/pages/reconciliation';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { amountColumn } from '@/ui/data-table/columns';
import { DataTable } from '@/ui/data-table/DataTable';
import { Row } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { AssignDialog } from './AssignDialog';
import { PagedList, descriptionColumn, referenceColumn } from './PagedList';
import { texts, paymentTexts as payments } from './texts';
import { useAction } from '@/data/useAction';
const labels = texts.unmatched;

type Page = UnmatchedTransfersQuery['unmatchedTransfers'];
type Transfer = Page['items'][number];
type OpenDialog = { kind: 'assign' | 'giveBack' | 'merge'; transfer: Transfer } | null;

export const UnmatchedList = ({ found }: { found: Page }) => {
  const returnTransfer = useAction(ReturnTransferDocument);
  const merge = useAction(MergeTransferDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (): void => setDialog(null);
  const amount = dialog?.transfer.amount ?? 0;
  return (
    <>
      <PagedList section="unmatched" pages={labels.pages} empty={labels.empty} {...found}>
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
            amountColumn('amount', texts.columns.amount),
            {
              ...descriptionColumn,
              cell: (transfer) => (
                <>
                  <div>{descriptionColumn.cell(transfer)}</div>
                  <Doubt transfer={transfer} />
                </>
              ),
            },
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
                  {transfer.candidate ? (
                    <Button
                      variant="secondary"
                      aria-label={labels.sameOf(transfer.amount)}
                      onClick={() => setDialog({ kind: 'merge', transfer })}
                    >
                      {labels.same}
                    </Button>
                  ) : null}
                  <Button
                    variant="secondary"
                    aria-label={(transfer.candidate ? labels.secondOf : labels.assignOf)(
                      transfer.amount,
                    )}
                    onClick={() => setDialog({ kind: 'assign', transfer })}
                  >
                    {transfer.candidate ? labels.second : labels.assign}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={labels.giveBackOf(transfer.amount)}
                    onClick={() => setDialog({ kind: 'giveBack', transfer })}
                  >
                    {labels.returnTransfer}
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      </PagedList>
      {dialog?.kind === 'assign' ? (
        <AssignDialog transfer={dialog.transfer} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={dialog?.kind === 'merge'}
        title={texts.merge.title(amount)}
        action={texts.merge.action}
        onConfirm={async () => {
          const { documentId: id = '', candidate } = dialog?.transfer ?? {};
          await merge({ id, into: candidate?.documentId ?? '' });
          toast(texts.merge.done);
        }}
        onClose={close}
      >
        {texts.merge.body(dialog?.transfer.code ?? null)}
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog?.kind === 'giveBack'}
        title={texts.returnTransfer.title(amount)}
        action={texts.returnTransfer.action}
        onConfirm={async () => {
          await withReauthentication(() =>
            returnTransfer({ id: dialog?.transfer.documentId ?? '' }),
          );
          toast(texts.returnTransfer.done);
        }}
        onClose={close}
      >
        {texts.returnTransfer.body}
      </ConfirmDialog>
      {confirmation}
    </>
  );
};

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
`;

const Doubt = ({ transfer: { candidate, code } }: { transfer: Transfer }) =>
  candidate ? (
    <Detail>
      {labels.maybe(code, formatDate(candidate.bankedAt), payments.providers[candidate.provider])}
    </Detail>
  ) : null;
