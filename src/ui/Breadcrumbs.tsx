import { useContext } from 'react';
import { styled } from 'styled-components';
import { SiteOriginContext } from './siteOrigin';
import { breadcrumbData } from './structured-data/schemaOrg';
import { JsonLd } from './structured-data/JsonLd';
import { TextLink } from './TextLink';
import { texts } from './texts';
import { media, theme } from './theme';
import { NoTranslateText } from './translation';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin: 0;
  padding: ${theme.space[5]} 0 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  a,
  span {
    display: inline-block;
    padding-block: 0.125rem;
  }

  li:not(:last-child)::after {
    content: '/' / '';
    margin-inline-start: ${theme.space[2]};
    color: ${theme.color.control};
  }

  ${media.down('md')} {
    flex-wrap: nowrap;
    min-width: 0;

    li {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* One line: only the link to the parent page. */
    li:not(:nth-last-child(2)) {
      display: none;
    }

    li:nth-last-child(2)::before {
      content: '←' / '';
      margin-inline-end: ${theme.space[2]};
    }

    li:nth-last-child(2)::after {
      content: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

export type Crumb = { label: string; to?: string };

export const Breadcrumbs = ({ items }: { items: readonly Crumb[] }) => (
  <nav aria-label={texts.breadcrumbs}>
    <JsonLd data={breadcrumbData(items, useContext(SiteOriginContext))} />
    <List>
      {items.map(({ label, to }) => (
        <li key={to ?? 'current'}>
          {to ? (
            <TextLink to={to} quiet>
              {label}
            </TextLink>
          ) : (
            <span aria-current="page">
              <NoTranslateText>{label}</NoTranslateText>
            </span>
          )}
        </li>
      ))}
    </List>
  </nav>
);
