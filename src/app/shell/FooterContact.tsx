import { styled } from 'styled-components';
import type { CompanyInformationQuery } from '@/data/generated/operations/app/shell/CompanyInformation';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { FooterHeading } from './FooterHeading';
import { texts } from './texts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[5]};
  margin: 0;
  font-variant-numeric: tabular-nums lining-nums;

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: break-word;
  }

  a {
    display: inline-block;
    min-height: 1.5rem;
  }

  ${media.print} {
    grid-template-columns: auto minmax(0, 1fr) auto auto auto auto;
  }
`;

type FooterContactProps = {
  company: Pick<CompanyInformationQuery['companyInformation'], 'address' | 'hotline' | 'email'>;
};

export const FooterContact = ({ company }: FooterContactProps) => (
  <section>
    <FooterHeading>{texts.footer.contact}</FooterHeading>
    <Facts>
      <dt>{texts.footer.address}</dt>
      <dd>{company.address}</dd>
      <dt>{texts.footer.hotline}</dt>
      <dd>
        <TextLink to={`tel:${company.hotline.replace(/[^\d+]/g, '')}`} quiet>
          {company.hotline}
        </TextLink>
      </dd>
      <dt>{texts.footer.email}</dt>
      <dd>
        <TextLink to={`mailto:${company.email}`} quiet>
          {company.email}
        </TextLink>
      </dd>
    </Facts>
  </section>
);
