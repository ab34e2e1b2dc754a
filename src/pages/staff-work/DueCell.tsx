import { daysBetween, formatDate, isoDateTime } from '@iia/shared/dates';
import { Badge } from '@/ui/Badge';
import { texts } from './texts';

type DueCellProps = { due: string | null; now: number };

/** Overdue tasks are labelled in words. */
export const DueCell = ({ due, now }: DueCellProps) => {
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
