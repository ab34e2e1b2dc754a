import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { LeaveWaitingListDocument } from '@/data/generated/operations/pages/waiting-list/LeaveWaitingList';
import { useAction } from '@/data/useAction';
import { OrderNow } from '@/features/cart/OrderNow';
import { EntryNote } from '@/features/catalogue/entries/EntryTitle';
import type { WaitingEntry } from '@/features/waiting-list/useWaitingEntry';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack, Row } from '@/ui/layout';
import { toast } from '@/ui/toast';
import { useHasPassed } from '@/ui/useHasPassed';
import { texts } from './texts';

/* Above the title's link, which covers the row. */
const Actions = styled(ScreenOnly)`
  position: relative;
`;

type WaitingRowProps = { entry: WaitingEntry; onLeave: () => void };

const WaitingRow = ({ entry, onLeave }: WaitingRowProps) => {
  const { kind, slug, title, optionName, joinedAt, position, offerEndsAt } = entry;
  const lapsed = useHasPassed(offerEndsAt);
  const action = offerEndsAt ? texts.leave.giveBack : texts.leave.action;
  return (
    <LedgerRow closing>
      <LedgerCell primary>
        <LedgerLink to={paths.item(kind, slug)}>{keepTitleTermsTogether(title)}</LedgerLink>
        {optionName ? <EntryNote>{optionName}</EntryNote> : null}
      </LedgerCell>
      <LedgerCell figures phoneLabel={texts.joinedOn}>
        {formatDate(joinedAt)}
      </LedgerCell>
      <LedgerCell>
        {lapsed ? (
          <Badge tone="neutral">{texts.lapsed}</Badge>
        ) : offerEndsAt ? (
          <>
            <Badge tone="success">{texts.offered}</Badge>
            <EntryNote>{texts.until(formatDateTime(offerEndsAt))}</EntryNote>
          </>
        ) : position ? (
          <Badge tone="info">{texts.position(position)}</Badge>
        ) : null}
      </LedgerCell>
      <LedgerCell align="end" trailing="start">
        {lapsed ? null : (
          <Actions>
            <Stack gap={2}>
              {offerEndsAt ? <OrderNow wide named item={itemOf(entry)} /> : null}
              <Button
                wide
                variant="danger"
                aria-label={texts.leave.of(action, title)}
                onClick={onLeave}
              >
                {action}
              </Button>
            </Stack>
          </Actions>
        )}
      </LedgerCell>
    </LedgerRow>
  );
};

const itemOf = (entry: WaitingEntry) => ({
  kind: entry.kind,
  documentId: entry.itemDocumentId,
  slug: entry.slug,
  title: entry.title,
  unitPrice: entry.price,
  single: false,
  cover: entry.kind === 'seminar' ? entry.itemDocumentId : null,
  orderByOption: entry.optionId !== null,
  optionName: entry.optionName,
  optionId: entry.optionId,
  groupId: entry.groupId,
});

const copy = texts.leave;

const columns = [
  { id: 'title', label: texts.columns.title },
  { id: 'joined', label: texts.columns.joined, width: '7rem' },
  { id: 'state', label: texts.columns.state, width: '11rem' },
  { id: 'actions', label: texts.columns.actions, width: '10.5rem', align: 'end', hideLabel: true },
] as const;

type WaitingLedgerProps = { entries: readonly WaitingEntry[] };

/** The member's waiting-list entries, offers first. */
export const WaitingLedger = ({ entries }: WaitingLedgerProps) => {
  const leave = useAction(LeaveWaitingListDocument);
  const [leaving, setLeaving] = useState<WaitingEntry | null>(null);
  const confirm = async () => {
    if (!leaving) return;
    await leave({ id: leaving.documentId });
    toast(copy.done, 'success');
  };
  return (
    <>
      {entries.length === 0 ? (
        <Nothing />
      ) : (
        <Ledger caption={texts.caption} columns={columns}>
          {entries.map((entry) => (
            <WaitingRow key={entry.documentId} entry={entry} onLeave={() => setLeaving(entry)} />
          ))}
        </Ledger>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={copy.title}
        action={leaving?.state === 'offered' ? copy.giveBack : copy.action}
        onConfirm={confirm}
        onClose={() => setLeaving(null)}
      >
        {leaving ? copy[leaving.state === 'offered' ? 'offered' : 'waiting'](leaving.title) : null}
      </ConfirmDialog>
    </>
  );
};

const Nothing = () => (
  <EmptyState
    title={texts.empty.title}
    action={
      <Row gap={3}>
        <ButtonLink to={paths.courses()}>{texts.empty.courses}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.seminars()}>
          {texts.empty.seminars}
        </ButtonLink>
      </Row>
    }
  >
    {texts.empty.body}
  </EmptyState>
);
