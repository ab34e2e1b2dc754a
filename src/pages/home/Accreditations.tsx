import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Part = styled.div`
  margin-top: ${theme.space[12]};
`;

const List = styled.ol`
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[8]};
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: baseline;
  }

  p {
    margin: 0;
    max-width: ${theme.measure};
    font-size: ${theme.size.sm};
    line-height: 1.6;
    color: ${theme.color.muted};
  }
`;

const Title = styled.span`
  font-weight: ${theme.weight.strong};
`;

type AccreditationsProps = {
  accreditations: NonNullable<HomePageQuery['homePage']>['accreditations'];
};

/** Each claim with a link to its evidence. */
export const Accreditations = ({ accreditations }: AccreditationsProps) => (
  <Part>
    <Heading level={3} size="lg">
      {texts.accreditations}
    </Heading>
    <List>
      {accreditations.map(({ title, detail, url }, index) => (
        <Entry key={index}>
          <Title>{url ? <TextLink to={url}>{title}</TextLink> : title}</Title>
          <p>{detail}</p>
        </Entry>
      ))}
    </List>
  </Part>
);
