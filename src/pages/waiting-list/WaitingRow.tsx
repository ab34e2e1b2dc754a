import { styled } from 'styled-components';
import { OrderNow } from '@/features/cart/OrderNow';
import { EntryNote } from '@/features/catalogue/entries/EntryNote';
import type { WaitingEntry } from '@/features/waiting-list/useWaitingEntry';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { LedgerCell } from '@/ui/LedgerCell';
import { LedgerLink } from '@/ui/LedgerLink';
import { LedgerRow } from '@/ui/LedgerRow';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/Stack';
import { useHasPassed } from '@/ui/useHasPassed';
import { texts } from './texts';

/* Above the title's link, which covers the row. */
const Actions = styled(ScreenOnly)`
  position: relative;
`;

type WaitingRowProps = { entry: WaitingEntry; onLeave: () => void };

export const WaitingRow = ({ entry, onLeave }: WaitingRowProps) => {
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
                variant="secondary"
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
