import type { ContactInformationQuery } from '@/data/generated/operations/ContactInformation';
import { DefinitionList } from '@/ui/DefinitionList';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

const labels = texts.facts;

type ContactFactsProps = {
  institute: Pick<
    ContactInformationQuery['companyInformation'],
    'address' | 'hotline' | 'email' | 'hours' | 'bankAccount'
  >;
};

export const ContactFacts = ({ institute }: ContactFactsProps) => (
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
