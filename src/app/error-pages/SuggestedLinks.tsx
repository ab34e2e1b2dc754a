import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const List = styled.ul`
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    columns: 2;
    column-gap: ${theme.space[12]};
  }

  li {
    display: grid;
    grid-template-columns: minmax(8rem, 2fr) minmax(0, 3fr);
    gap: 0 ${theme.space[6]};
    align-items: baseline;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
    break-inside: avoid;
  }

  a {
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    font-weight: ${theme.weight.strong};
  }

  span {
    color: ${theme.color.muted};
  }
`;

const labels = texts.suggestedLinks;

const links = [
  { to: paths.home(), ...labels.home },
  { to: paths.courses(), ...labels.courses },
  { to: paths.seminars(), ...labels.seminars },
  { to: paths.documents(), ...labels.documents },
  { to: paths.verifyCertificate(), ...labels.verify },
  { to: paths.contact(), ...labels.contact },
];

export const SuggestedLinks = () => (
  <>
    <Heading level={2} size="lg">
      {texts.notFound.suggestedLinks}
    </Heading>
    <List>
      {links.map(({ to, label, about }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
          <span>{about}</span>
        </li>
      ))}
    </List>
  </>
);
