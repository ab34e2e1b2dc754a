import { useState } from 'react';
import { styled } from 'styled-components';
import type { ManagedTermsQuery } from '@/data/generated/operations/pages/manage-user';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatDate, formatDateRange } from '@iia/shared/dates';
import { Button } from '@/ui/Button';
import { amountColumn } from '@/ui/data-table/columns';
import { DataTable, type DataColumn } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/layout';
import { theme } from '@/ui/theme';
import { AddTermDialog } from './AddTermDialog';
import { EndTermDialog } from './EndTermDialog';
import { texts } from './texts';

const labels = texts.terms;

export type Term = ManagedTermsQuery['managedTerms'][number];

const Detail = styled.span`
  display: block;
  min-width: 12rem;
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`;

export const daysOf = ({ startsOn, endsOn }: Term): string => formatDateRange(startsOn, endsOn);

const endOf = ({ startsOn, endedOn }: Term): string | null => {
  if (endedOn === null) return null;
  return endedOn < startsOn ? labels.never : labels.ended(formatDate(endedOn));
};

const columns: readonly DataColumn<Term>[] = [
  {
    id: 'type',
    label: labels.columns.type,
    cell: ({ memberType, seats }) => (
      <>
        <span>{membershipTexts.types[memberType]}</span>
        {seats > 0 ? <Detail>{labels.seats(seats)}</Detail> : null}
      </>
    ),
  },
  {
    id: 'days',
    label: labels.columns.days,
    cell: (term) => (
      <>
        <span>{daysOf(term)}</span>
        <Detail>{endOf(term)}</Detail>
      </>
    ),
  },
  amountColumn('value', labels.columns.value),
  {
    id: 'source',
    label: labels.columns.source,
    cell: ({ source, reason, actor, endReason, endActor }) => (
      <>
        <span>{labels.sources[source]}</span>
        {[reason, actor && labels.by(actor), endReason, endActor && labels.by(endActor)]
          .filter((line) => line !== null && line !== '')
          .map((line, index) => (
            <Detail key={index}>{line}</Detail>
          ))}
      </>
    ),
  },
];

type TermsTabProps = { id: string; terms: readonly Term[]; today: string };

/** Terms are added and ended, never changed. */
export const TermsTab = ({ id, terms, today }: TermsTabProps) => {
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Term | null>(null);
  const actions: DataColumn<Term> = {
    id: 'actions',
    label: labels.columns.actions,
    cell: (term) =>
      term.endedOn === null && term.endsOn > today ? (
        <Button
          variant="secondary"
          aria-label={labels.end.of(daysOf(term))}
          onClick={() => setEnding(term)}
        >
          {labels.end.action}
        </Button>
      ) : null,
  };
  return (
    <Stack gap={4}>
      <div>
        <Button onClick={() => setAdding(true)}>{labels.add.action}</Button>
      </div>
      {terms.length === 0 ? (
        <EmptyState title={labels.empty.title}>{labels.empty.body}</EmptyState>
      ) : (
        <DataTable
          caption={labels.caption}
          columns={[...columns, actions]}
          rows={terms}
          keyOf={({ documentId }) => documentId}
        />
      )}
      {adding ? <AddTermDialog id={id} onClose={() => setAdding(false)} /> : null}
      {ending ? <EndTermDialog term={ending} onClose={() => setEnding(null)} /> : null}
    </Stack>
  );
};
