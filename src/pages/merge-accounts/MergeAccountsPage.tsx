import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { mergeAccountsInputRules } from '@iia/shared/generated/inputRules/MergeAccountsInput';
import {
  LookAlikeAccountsDocument,
  MergeAccountsDocument,
} from '@/data/generated/operations/pages/merge-accounts';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { DataTable } from '@/ui/data-table/DataTable';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { accountColumns, type Account } from './accountColumns';
import { texts } from './texts';

const labels = texts.dialog;

const { Form, TextAreaField } = contractForm(mergeAccountsInputRules);

interface Merge {
  keep: Account;
  remove: Account;
}

type MergeDialogProps = Merge & {
  /** Re-authenticates the user if the server requires it; its dialog is outside this form. */
  withReauthentication: <Done>(work: () => Promise<Done>) => Promise<Done>;
  onClose: () => void;
};

/** Names both accounts, requires a reason, then merges them. */
const MergeDialog = ({ keep, remove, withReauthentication, onClose }: MergeDialogProps) => {
  const [merge] = useMutation(MergeAccountsDocument);
  return (
    <Dialog open title={labels.title} onClose={onClose}>
      <Stack gap={4}>
        <p translate="no">{labels.body(keep.email, remove.email)}</p>
        <Form
          aria-label={labels.action}
          failed={labels.failed}
          initial={{ keep: keep.documentId, remove: remove.documentId }}
          onSubmit={async (input) => {
            await withReauthentication(() => merge({ variables: { input } }));
            toast(texts.done(keep.email, remove.email));
            onClose();
          }}
        >
          <TextAreaField
            name="reason"
            label={labels.reason}
            hint={labels.reasonHint}
            rows={3}
            required
          />
          <DialogButtons cancel={labels.cancel} onCancel={onClose} busy={labels.saving}>
            {labels.action}
          </DialogButtons>
        </Form>
      </Stack>
    </Dialog>
  );
};

export const queries = staffQueries(() => ({
  groups: partialQuery(LookAlikeAccountsDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/quan-ly-user/gop-tai-khoan`: accounts that look alike, for staff to merge. */
export function Component() {
  const groupsResult = usePageQuery(queries, 'groups');
  const [merge, setMerge] = useState<Merge | null>(null);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <Stack gap={6}>
        <div>
          <TextLink to={paths.manageUsers()}>{texts.back}</TextLink>
        </div>
        <QueryBoundary result={groupsResult} skeleton={<RowsSkeleton label={texts.loading} />}>
          {(groups) =>
            groups.length === 0 ? (
              <EmptyState
                title={texts.empty.title}
                action={<ButtonLink to={paths.manageUsers()}>{texts.empty.action}</ButtonLink>}
              >
                {texts.empty.body}
              </EmptyState>
            ) : (
              <Stack gap={6}>
                {groups.map((group) => (
                  <DataTable
                    key={group.key}
                    caption={texts.caption(group.key)}
                    columns={accountColumns(group, (keep, remove) => setMerge({ keep, remove }))}
                    rows={group.accounts}
                    keyOf={({ documentId }) => documentId}
                  />
                ))}
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
      {merge === null ? null : (
        <MergeDialog
          {...merge}
          withReauthentication={withReauthentication}
          onClose={() => setMerge(null)}
        />
      )}
      {confirmation}
    </AccountFrame>
  );
}
