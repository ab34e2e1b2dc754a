import type { ReactNode } from 'react';
import {
  PersonalDataDocument,
  type PersonalDataQuery,
} from '@/data/generated/operations/pages/personal-data';
import { memberQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { Timeline } from '@/ui/Timeline';
import { DataExportSection } from './DataExportSection';
import { DeletionSection } from './DeletionSection';
import { EmailPreferences } from './EmailPreferences';
import { texts } from './texts';

const copy = texts.consents;

type ConsentListProps = { consents: PersonalDataQuery['personalData']['consents'] };

const ConsentList = ({ consents }: ConsentListProps) => (
  <Stack gap={4}>
    {consents.length === 0 ? (
      <Text tone="muted">{copy.empty}</Text>
    ) : (
      <Timeline
        entries={[...consents].reverse().map(({ agreed, text, version, at }) => ({
          at,
          title: `${agreed ? copy.agreed : copy.declined}: “${text}”`,
          detail: copy.version(version),
        }))}
      />
    )}
    <Text size="sm" tone="muted">
      {copy.withdraw}
    </Text>
  </Stack>
);

export const queries = memberQueries(() => ({
  data: partialQuery(PersonalDataDocument, {}, 'cache-and-network'),
}));

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4}>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** `/tai-khoan/du-lieu` */
export function Component() {
  const data = usePageQuery(queries, 'data');
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <QueryBoundary result={data} skeleton={<RowsSkeleton label={texts.loading} />}>
        {({ consents, emails, deletionDueAt }) => (
          <Stack gap={12}>
            <Section title={texts.emails.title}>
              <EmailPreferences choices={emails} />
            </Section>
            <Section title={texts.consents.title}>
              <ConsentList consents={consents} />
            </Section>
            <Section title={texts.copy.title}>
              <DataExportSection />
            </Section>
            <Section title={texts.deletion.title}>
              <DeletionSection dueAt={deletionDueAt} />
            </Section>
          </Stack>
        )}
      </QueryBoundary>
    </AccountFrame>
  );
}
