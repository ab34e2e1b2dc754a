import { useQuery } from '@apollo/client/react';
import { useState, useId } from 'react';
import { formatDecimal } from '@iia/shared/numbers';
import {
  CpeExportDocument,
  CpeRecordDocument,
  type CpeRecordQuery,
} from '@/data/generated/operations/pages/cpe';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { useSignedFile } from '@/data/useSignedFile';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { PrintOnly, ScreenOnly } from '@/ui/printVisibility';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack, Row } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { DutyPanel } from './DutyPanel';
import { EntryForm } from './EntryForm';
import { EntryLedger, type Entry } from './EntryLedger';
import { HoursPlan } from './HoursPlan';
import { missingOf, planHours } from './planHours';
import { texts } from './texts';

const entriesLabels = texts.entries;

/** Saves or prints a year's record. */
const RecordTools = ({ year }: { year: number }) => {
  const messageId = useId();
  const { start, busy, error } = useSignedFile(CpeExportDocument, { year });
  return (
    <ScreenOnly>
      <Row gap={4}>
        <Button
          variant="secondary"
          busy={busy}
          onClick={start}
          aria-describedby={error ? messageId : undefined}
        >
          {busy ? null : <Icon name="download-simple" />}
          <span>{busy ? entriesLabels.exporting : entriesLabels.export}</span>
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          {entriesLabels.print}
        </Button>
      </Row>
      <div aria-live="assertive">
        {error ? <FieldMessage id={messageId}>{failureMessage(error)}</FieldMessage> : null}
      </div>
    </ScreenOnly>
  );
};

/** Null for the current year, which the server knows. */
function readYear(search: URLSearchParams): number | null {
  const text = search.get('nam') ?? '';
  return /^20\d\d$/.test(text) ? Number(text) : null;
}

export const queries = memberQueries(({ search }) => ({
  record: partialQuery(CpeRecordDocument, { year: readYear(search) }, 'cache-and-network'),
}));

type Record = CpeRecordQuery['cpeRecord'];

const Years = ({ year, years }: Pick<Record, 'year' | 'years'>) => (
  <ScreenOnly>
    <Tabs
      label={texts.years}
      items={years.map((each) => ({
        to: paths.cpe(each === years[0] ? {} : { year: each }),
        label: String(each),
        current: each === year,
      }))}
    />
  </ScreenOnly>
);

const Duties = ({ year, duties }: Pick<Record, 'year' | 'duties'>) => (
  <section>
    <Stack gap={4}>
      <Heading level={2} size="xl">
        {texts.duties.heading(year)}
      </Heading>
      <div>
        {duties.map((duty) => (
          <DutyPanel key={duty.certificate} duty={duty} year={year} />
        ))}
      </div>
      {duties.length === 0 ? <Text tone="muted">{texts.duties.noCertificate}</Text> : null}
      <ScreenOnly>
        <Row gap={6}>
          {duties.length === 0 ? (
            <TextLink to={paths.contact()}>{texts.duties.contact}</TextLink>
          ) : null}
          <TextLink to={paths.cpeRequirements()}>{texts.duties.rules}</TextLink>
        </Row>
      </ScreenOnly>
    </Stack>
  </section>
);

const Activities = ({ record, onChange }: { record: Record; onChange: (entry: Entry) => void }) => {
  const { year, hours, entries } = record;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="xl">
        {texts.entries.heading(year)}
      </Heading>
      {entries.length === 0 ? (
        <EmptyState level={3} title={texts.entries.empty.title}>
          {texts.entries.empty.body}
        </EmptyState>
      ) : (
        <>
          <Text strong>{texts.entries.total(formatDecimal(hours))}</Text>
          <EntryLedger entries={entries} onChange={onChange} />
          <RecordTools year={year} />
        </>
      )}
    </Stack>
  );
};

/** `/tai-khoan/cpe`: a year's hours against the requirement of each certificate. */
export function Component() {
  const recordResult = usePageQuery(queries, 'record');
  // The login guard has already fetched the profile.
  const { data } = useQuery(ProfileDocument, { fetchPolicy: 'cache-only' });
  const [form, setForm] = useState<{ round: number; entry: Entry | null }>({
    round: 0,
    entry: null,
  });
  const openForm = (entry: Entry | null) => setForm(({ round }) => ({ round: round + 1, entry }));
  const owner = data?.me?.documentId;
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      {data?.me ? <PrintOnly>{texts.holder(data.me.fullName)}</PrintOnly> : null}
      <Stack gap={12}>
        <QueryBoundary result={recordResult} skeleton={<RowsSkeleton label={texts.loading} />}>
          {(record) => (
            <Stack gap={12}>
              <Stack gap={6}>
                <Years {...record} />
                <Duties {...record} />
              </Stack>
              {record.offers.length > 0 ? (
                <ScreenOnly>
                  <HoursPlan
                    plan={planHours(record.offers, missingOf(record))}
                    year={record.year}
                  />
                </ScreenOnly>
              ) : null}
              <Activities record={record} onChange={openForm} />
            </Stack>
          )}
        </QueryBoundary>
        {owner ? (
          <ScreenOnly>
            <EntryForm
              key={form.round}
              owner={owner}
              entry={form.entry}
              onDone={() => openForm(null)}
            />
          </ScreenOnly>
        ) : null}
      </Stack>
    </AccountFrame>
  );
}
