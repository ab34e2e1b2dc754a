import { styled } from 'styled-components';
import { theme } from './theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.line};

  dt {
    font-size: ${theme.size.sm};
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** Figures side by side, each under its name. */
export const FactRow = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <List>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
