import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { searchHref } from './searchQuery';
import { popularSearches, texts } from './texts';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding-top: ${theme.space[4]};

  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: 60rem;
  }
`;

const List = styled.ul`
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;

  li {
    border-bottom: 1px solid ${theme.color.line};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;

const { kinds } = texts;

const links = [
  { label: kinds.course, to: paths.courses() },
  { label: kinds.seminar, to: paths.seminars() },
  { label: kinds.document, to: paths.documents() },
  { label: kinds.standard, to: paths.standards() },
  { label: kinds.news, to: paths.news() },
  { label: kinds.about, to: paths.about() },
];

/** Shown before a search: what the site offers and popular searches. */
export const SearchStart = () => (
  <Columns>
    <LinkGroup
      title={texts.start.popular}
      links={popularSearches.map((q) => ({ label: q, to: searchHref({ q, kind: null, page: 1 }) }))}
    />
    <LinkGroup title={texts.start.links} links={links} />
  </Columns>
);

type LinkGroupProps = { title: string; links: readonly { label: string; to: string }[] };

const LinkGroup = ({ title, links }: LinkGroupProps) => (
  <section>
    <Heading level={2} size="lg">
      {title}
    </Heading>
    <List>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} quiet>
            {label}
          </TextLink>
        </li>
      ))}
    </List>
  </section>
);
