import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Ways = styled.ul`
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

const words = texts.ways;

const ways = [
  { to: paths.home(), ...words.home },
  { to: paths.courses(), ...words.courses },
  { to: paths.seminars(), ...words.seminars },
  { to: paths.documents(), ...words.documents },
  { to: paths.verifyCertificate(), ...words.verify },
  { to: paths.contact(), ...words.contact },
];

/** The ways on from a page that is not there. */
export const WaysOn = () => (
  <>
    <Heading level={2} size="lg">
      {texts.notFound.ways}
    </Heading>
    <Ways>
      {ways.map(({ to, label, about }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
          <span>{about}</span>
        </li>
      ))}
    </Ways>
  </>
);
