import { type ReactNode, useState } from 'react';
import {
  ChooseEmailsDocument,
  PersonalDataDocument,
  type PersonalDataQuery,
} from '@/data/generated/operations/pages/personal-data';
import type { EmailKind } from '@/data/generated/types';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { useAction } from '@/data/useAction';
import { AccountFrame } from '@/features/account/AccountFrame';
import { Checkbox } from '@/ui/Checkbox';
import { Heading } from '@/ui/Heading';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { Timeline } from '@/ui/Timeline';
import { toast } from '@/ui/toast';
import { DataExportSection } from './DataExportSection';
import { DeletionSection } from './DeletionSection';
import { texts } from './texts';

const emailCopy = texts.emails;

type EmailPreferencesProps = { choices: PersonalDataQuery['personalData']['emails'] };

/** Checkboxes for optional emails. Each change is saved immediately. */
const EmailPreferences = ({ choices }: EmailPreferencesProps) => {
  const choose = useAction(ChooseEmailsDocument);
  /** The choice being saved, until the list contains it. */
  const [saving, setSaving] = useState<{ kind: EmailKind; wanted: boolean } | null>(null);
  const save = async (kind: EmailKind, wanted: boolean): Promise<void> => {
    if (saving) return;
    setSaving({ kind, wanted });
    try {
      await choose({ kind, wanted });
      toast(wanted ? emailCopy.on : emailCopy.off);
    } catch {
      toast(emailCopy.failed, 'error');
    } finally {
      setSaving(null);
    }
  };
  return (
    <Stack gap={2}>
      <Text>{emailCopy.lead}</Text>
      {choices.map(({ kind, wanted }) => (
        <Checkbox
          key={kind}
          name={kind}
          label={emailCopy.kinds[kind]}
          checked={saving?.kind === kind ? saving.wanted : wanted}
          onChange={({ target }) => void save(kind, target.checked)}
        />
      ))}
    </Stack>
  );
};

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
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
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
