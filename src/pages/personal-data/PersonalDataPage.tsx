import type { ReactNode } from 'react';
import { PersonalDataDocument } from '@/data/generated/operations/PersonalData';
import { memberQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { ConsentList } from './ConsentList';
import { DataExportSection } from './DataExportSection';
import { DeletionSection } from './DeletionSection';
import { EmailPreferences } from './EmailPreferences';
import { texts } from './texts';

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
