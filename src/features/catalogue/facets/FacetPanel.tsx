import { styled } from 'styled-components';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { Field } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';
import { media, theme } from '@/ui/theme';
import type { FacetField } from './facetFields';
import { texts } from './texts';

const Panel = styled.details`
  grid-column: 1 / -1;

  /* From here up there is room for all fields. An older browser keeps the disclosure. */
  @supports selector(::details-content) {
    ${media.up('md')} {
      &::details-content {
        display: block;
        content-visibility: visible;
      }

      & > summary {
        display: none;
      }
    }
  }

  ${media.print} {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${theme.space[3]} ${theme.space[4]};

  ${media.down('md')} {
    padding-top: ${theme.space[3]};
  }

  /* Wide enough for the longest city with its number. */
  ${media.up('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Selected = styled.span`
  margin-inline-start: ${theme.space[2]};
  font-weight: ${theme.weight.regular};
  color: ${theme.color.muted};
`;

type FacetPanelProps = { fields: readonly FacetField[]; onChange: () => void };

/** A select for each facet, within the list's form; on phones behind a disclosure. */
export const FacetPanel = ({ fields, onChange }: FacetPanelProps) => {
  const selected = fields.filter(({ urlValue }) => urlValue !== '').length;
  return (
    <Panel>
      <DisclosureSummary>
        <span>{texts.more}</span> <Icon name="caret-down" />
        {selected > 0 ? <Selected>{texts.selected(selected)}</Selected> : null}
      </DisclosureSummary>
      <Fields>
        {fields.map(({ param, label, urlValue, options }) => (
          <Field key={param} label={label} name={param} required>
            <Select aria-required={undefined} defaultValue={urlValue} onChange={onChange}>
              <option value="">{texts.all}</option>
              {options.map((option) => (
                <option key={option.urlValue} value={option.urlValue}>
                  {option.count === undefined
                    ? option.label
                    : texts.withCount(option.label, option.count)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </Fields>
    </Panel>
  );
};
