import { formatAmount } from '@iia/shared/numbers';
import { formatDate, isoDateTime, daysBetween } from '@iia/shared/dates';
import { Badge } from '@/ui/Badge';
import { Ledger, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';
import { workLink, type WorkItem } from './workQuery';

type DueCellProps = { due: string | null; now: number };

/** Overdue tasks are labelled in words. */
const DueCell = ({ due, now }: DueCellProps) => {
  if (due === null) return <>{texts.noDue}</>;
  const day = <time dateTime={isoDateTime(due)}>{formatDate(due)}</time>;
  if (new Date(due).getTime() < now) {
    return (
      <>
        {day} <Badge tone="error">{texts.overdue(daysBetween(due, now))}</Badge>
      </>
    );
  }
  return daysBetween(now, due) === 0 ? <Badge tone="warning">{texts.today}</Badge> : day;
};

const labels = texts.columns;

const columns = [
  { id: 'what', label: labels.what, width: 'minmax(0, 2fr)' },
  { id: 'who', label: labels.who },
  { id: 'amount', label: labels.amount, width: '7rem', align: 'end' },
  { id: 'since', label: labels.since, width: '6rem' },
  { id: 'due', label: labels.due, width: '8.5rem' },
] as const;

const WorkLink = ({ item }: { item: WorkItem }) => {
  const { to, inPanel } = workLink(item);
  return (
    <>
      <TextLink to={to} routing={{ reloadDocument: inPanel }}>
        <span>{texts.kinds[item.kind]}</span>
        {inPanel ? <VisuallyHidden> {texts.inPanel}</VisuallyHidden> : null}
      </TextLink>
      {item.about ? (
        <Text as="div" size="sm" tone="muted">
          {item.about}
        </Text>
      ) : null}
    </>
  );
};

type WorkLedgerProps = { items: readonly WorkItem[]; now: number };

export const WorkLedger = ({ items, now }: WorkLedgerProps) => (
  <Ledger caption={texts.caption} columns={columns}>
    {items.map((item) => (
      <LedgerRow key={`${item.kind} ${item.documentId}`}>
        <LedgerCell primary>
          <WorkLink item={item} />
        </LedgerCell>
        <LedgerCell hideOnPhone={item.who === null}>{item.who}</LedgerCell>
        <LedgerCell align="end" figures hideOnPhone={item.amount === null}>
          {item.amount === null ? null : formatAmount(item.amount)}
        </LedgerCell>
        <LedgerCell phoneLabel={`${labels.since}:`} figures>
          <time dateTime={isoDateTime(item.since)}>{formatDate(item.since)}</time>
        </LedgerCell>
        <LedgerCell phoneLabel={item.due === null ? undefined : `${labels.due}:`}>
          <DueCell due={item.due} now={now} />
        </LedgerCell>
      </LedgerRow>
    ))}
  </Ledger>
);
