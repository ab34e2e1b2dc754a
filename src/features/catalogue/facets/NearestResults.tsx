import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import type { FacetField } from './facetFields';
import { texts } from './texts';

const List = styled.ul`
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;

const MAX_LINKS = 6;

type NearestResultsProps = {
  fields: readonly FacetField[];
  /** The list with another value of one facet. */
  hrefWith: (field: FacetField, value: string) => string;
};

/** If nothing has all selected values: values of one facet that have results with all others. */
export const NearestResults = ({ fields, hrefWith }: NearestResultsProps) => {
  const links = fields
    .filter(({ urlValue }) => urlValue !== '')
    .flatMap((field) =>
      field.options
        .filter(({ count = 0, urlValue }) => count > 0 && urlValue !== field.urlValue)
        .map(({ value, label, count = 0 }) => ({
          key: `${field.name} ${value}`,
          to: hrefWith(field, value),
          label: `${field.label}: ${texts.withCount(label, count)}`,
        })),
    )
    .slice(0, MAX_LINKS);
  if (links.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="md">
        {texts.nearest}
      </Heading>
      <List>
        {links.map(({ key, to, label }) => (
          <li key={key}>
            <TextLink to={to} routing={{ preventScrollReset: true }}>
              {label}
            </TextLink>
          </li>
        ))}
      </List>
    </section>
  );
};
