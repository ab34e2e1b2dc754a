import {
  AboutPageListDocument,
  PartnerListDocument,
} from '@/data/generated/operations/pages/about';
import { CoManagerListDocument } from '@/data/generated/operations/features/institute/people';
import { ServiceListDocument } from '@/data/generated/operations/features/institute/ServiceList';
import { publicQueries, optionalQuery, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { PartnerStrip } from '@/features/institute/partners/PartnerStrip';
import { CoManagerList, groupPaths } from '@/features/institute/people/CoManagerList';
import { texts } from '@/features/institute/texts';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/layout';
import { EmptyState } from '@/ui/EmptyState';
import { EntryList } from '@/ui/EntryList';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { AboutEntries } from './AboutEntries';
import { AboutSection } from './AboutSection';

const copy = texts.about;
const groups = ['board', 'founding-council', 'department'] as const;

export const queries = publicQueries(() => ({
  pages: partialQuery(AboutPageListDocument),
  people: partialQuery(CoManagerListDocument),
  services: optionalQuery(ServiceListDocument),
  partners: optionalQuery(PartnerListDocument),
}));

/** `/ve-chung-toi` */
export function Component() {
  const pages = usePageQuery(queries, 'pages');
  const people = usePageQuery(queries, 'people');
  const services = usePageQuery(queries, 'services');
  const partners = usePageQuery(queries, 'partners');
  return (
    <Container>
      <PageMeta title={copy.title} description={copy.description} canonical={paths.about()} />
      <PageHeading title={copy.title} kicker={copy.kicker} lead={copy.lead} />
      <AboutSection title={copy.pages}>
        <QueryBoundary result={pages}>
          {(known) =>
            known.length > 0 ? (
              <AboutEntries pages={known} />
            ) : (
              <EmptyState title={copy.empty} level={3} />
            )
          }
        </QueryBoundary>
      </AboutSection>
      <QueryBoundary result={people}>
        {(known) =>
          groups.map((group) => {
            const { title, lead, all } = texts.groups[group];
            const members = known.filter((person) => person.group === group);
            return members.length > 0 ? (
              <AboutSection
                key={group}
                title={title}
                lead={lead}
                all={{ label: all, to: groupPaths[group].list() }}
              >
                <CoManagerList people={members} small />
              </AboutSection>
            ) : null;
          })
        }
      </QueryBoundary>
      {services.data && services.data.length > 0 ? (
        <AboutSection title={copy.services} lead={copy.servicesLead}>
          <EntryList
            entries={services.data.map(({ documentId, slug, title, summary }) => ({
              key: documentId,
              to: paths.service(slug),
              title,
              summary,
            }))}
          />
        </AboutSection>
      ) : null}
      {partners.data && partners.data.length > 0 ? (
        <AboutSection title={texts.partners}>
          <PartnerStrip partners={partners.data} />
        </AboutSection>
      ) : null}
    </Container>
  );
}
