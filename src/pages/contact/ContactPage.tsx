import { styled } from 'styled-components';
import {
  ContactInformationDocument,
  type ContactInformationQuery,
} from '@/data/generated/operations/pages/contact';
import { publicQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { paths } from '@/lib/paths';
import { Container, Grid, GridCell } from '@/ui/layout';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { ContactForm } from './ContactForm';
import { InstituteMap } from './InstituteMap';
import { texts } from './texts';

const labels = texts.facts;

type ContactFactsProps = {
  institute: Pick<
    ContactInformationQuery['companyInformation'],
    'address' | 'hotline' | 'email' | 'hours' | 'bankAccount'
  >;
};

const ContactFacts = ({ institute }: ContactFactsProps) => (
  <DefinitionList
    items={[
      { term: labels.address, description: institute.address },
      {
        term: labels.phone,
        description: (
          <TextLink to={`tel:${institute.hotline.replace(/[^\d+]/g, '')}`}>
            {institute.hotline}
          </TextLink>
        ),
      },
      {
        term: labels.email,
        description: <TextLink to={`mailto:${institute.email}`}>{institute.email}</TextLink>,
      },
      { term: labels.hours, description: institute.hours },
      {
        term: labels.account,
        description: <span translate="no">{labels.accountOf(institute.bankAccount)}</span>,
      },
    ]}
  />
);

const Part = styled.section`
  & > h2 {
    margin-bottom: ${theme.space[5]};
  }
`;

/* Below the form on phones, with a gap. */
const FactsColumn = styled(Part)`
  ${media.down('md')} {
    margin-top: ${theme.space[8]};
  }
`;

const MapColumn = styled(Part)`
  padding-block: ${theme.space[16]};
`;

export const queries = publicQueries(() => ({
  institute: partialQuery(ContactInformationDocument),
}));

/** `/lien-he` */
export function Component() {
  const institute = usePageQuery(queries, 'institute');
  const known = institute.data;
  return (
    <Container>
      <PageMeta title={texts.title} description={texts.description} canonical={paths.contact()} />
      <PageHeading title={texts.title} kicker={texts.kicker} lead={texts.lead} />
      <Grid>
        <GridCell $span={7}>
          <ContactForm
            withoutScript={
              known ? texts.needsScript(known.email, known.hotline) : texts.needsScriptBare
            }
          />
        </GridCell>
        <GridCell $span={4} $start={9}>
          <FactsColumn>
            <Heading level={2} size="xl">
              {texts.facts.title}
            </Heading>
            <QueryBoundary result={institute}>
              {(facts) => <ContactFacts institute={facts} />}
            </QueryBoundary>
          </FactsColumn>
        </GridCell>
      </Grid>
      {known ? (
        <MapColumn>
          <Heading level={2} size="xl">
            {texts.map.title}
          </Heading>
          <InstituteMap address={known.address} embed={known.map} />
        </MapColumn>
      ) : null}
    </Container>
  );
}
