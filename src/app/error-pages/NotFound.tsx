import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/Container';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { ErrorFrame } from './ErrorFrame';
import { texts } from './texts';

const Path = styled.code`
  display: block;
  margin-top: ${theme.space[4]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.accent};
  color: ${theme.color.ink};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.md};
  overflow-wrap: anywhere;
`;

const Ways = styled.ul`
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[8]};
    align-items: baseline;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
  }

  a {
    min-width: 9rem;
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    font-weight: ${theme.weight.strong};
  }

  span {
    color: ${theme.color.muted};
  }
`;

const ways = [
  { to: paths.courses(), ...texts.ways.courses },
  { to: paths.seminars(), ...texts.ways.seminars },
  { to: paths.documents(), ...texts.ways.documents },
];

/** No such page: says which, and offers the ways on. */
export const NotFound = ({ pathname }: { pathname: string }) => {
  const words = texts.notFound;
  return (
    <>
      <ErrorFrame
        title={words.title}
        heading={words.title}
        kicker={words.kicker}
        lead={
          <>
            {words.lead}
            <Path aria-label={words.path}>{pathname}</Path>
          </>
        }
      />
      <Container>
        <Heading level={2} size="lg">
          {words.ways}
        </Heading>
        <Ways>
          {ways.map(({ to, label, about }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
              <span>{about}</span>
            </li>
          ))}
        </Ways>
      </Container>
    </>
  );
};
