import { styled } from 'styled-components';
import { auditActionNames } from '@iia/shared/names';
import type { ManagedAuditQuery } from '@/data/generated/operations/pages/manage-user';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const labels = texts.audit;

type Entry = ManagedAuditQuery['managedAudit']['items'][number];
type Change = Entry['changes'][number];

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  display: block;
  min-width: 10rem;
  overflow-wrap: anywhere;
`;

function valueText(value: string | null): string {
  if (value === null) return texts.none;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : (labels.values[value] ?? value);
}

function changeText({ field, before, after }: Change): string {
  const name = labels.fields[field] ?? field;
  return before === null && after === null
    ? labels.changed(name)
    : labels.fromTo(name, valueText(before), valueText(after));
}

export const auditColumns: readonly DataColumn<Entry>[] = [
  { id: 'at', label: labels.columns.at, cell: ({ at }) => <NoWrap>{formatDateTime(at)}</NoWrap> },
  {
    id: 'action',
    label: labels.columns.action,
    cell: ({ action, subjectLabel, changes }) => (
      <Words>
        <span>{auditActionNames[action]}</span>
        {subjectLabel ? <Detail>{labels.values[subjectLabel] ?? subjectLabel}</Detail> : null}
        {changes.map((change) => (
          <Detail key={change.field}>{changeText(change)}</Detail>
        ))}
      </Words>
    ),
  },
  {
    id: 'actor',
    label: labels.columns.actor,
    cell: ({ actorName, actorKind }) => (
      <>
        <span>{actorName}</span>
        {actorKind === 'panel' ? <Detail>{labels.panel}</Detail> : null}
      </>
    ),
  },
  {
    id: 'reason',
    label: labels.columns.reason,
    cell: ({ reason }) => <Words>{reason ?? texts.none}</Words>,
  },
];
