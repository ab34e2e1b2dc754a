import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  CancelDeletionDocument,
  RequestDeletionDocument,
} from '@/data/generated/operations/pages/personal-data';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { formatDate } from '@iia/shared/dates';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.deletion;

/** @param dueAt null unless the deletion was requested */
export const DeletionSection = ({ dueAt }: { dueAt: string | null }) => {
  const { withReauthentication, confirmation } = useReauthentication();
  const [requestDeletion] = useMutation(RequestDeletionDocument);
  const [cancel, cancelling] = useMutation(CancelDeletionDocument);
  const [confirming, setConfirming] = useState(false);
  const keep = (): void => {
    cancel().then(
      () => toast(copy.cancelled),
      () => toast(copy.cancelFailed, 'error'),
    );
  };
  return (
    <Stack gap={4}>
      {dueAt === null ? null : (
        <Notice
          tone="warning"
          title={copy.due(formatDate(dueAt))}
          action={
            <Button busy={cancelling.loading} onClick={keep}>
              {cancelling.loading ? copy.cancelling : copy.cancel}
            </Button>
          }
        >
          {copy.dueBody}
        </Notice>
      )}
      <Text>{copy.lead}</Text>
      <Text>{copy.gone}</Text>
      <Text>{copy.retention}</Text>
      <Text>{copy.unpaid}</Text>
      {dueAt === null ? (
        <div>
          <Button variant="danger" onClick={() => setConfirming(true)}>
            {copy.ask}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={confirming}
        title={copy.question}
        action={copy.ask}
        onConfirm={async () => {
          await withReauthentication(() => requestDeletion());
          toast(copy.requested);
        }}
        onClose={() => setConfirming(false)}
      >
        {copy.questionBody}
      </ConfirmDialog>
      {confirmation}
    </Stack>
  );
};
