import { styled } from 'styled-components';
import { texts } from '../texts';
import { theme } from '../theme';

const Cell = styled.td`
  width: ${theme.tap};
  padding: 0;
  text-align: start;
  vertical-align: top;
`;

/* The whole cell is the target, not just the 20-pixel box. */
const Target = styled.label`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.tap};
  min-height: ${theme.tap};
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.primary};
  }
`;

interface SelectCellProps {
  /** The key of one row, or all keys of the page in the header cell. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  name?: string;
  head?: boolean;
}

export const SelectCell = ({ keys, selected, onSelect, name, head = false }: SelectCellProps) => {
  const chosen = keys.filter((key) => selected.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;
  const toggle = (): void => {
    const others = [...selected].filter((key) => !keys.includes(key));
    onSelect(new Set(all ? others : [...others, ...keys]));
  };
  return (
    <Cell as={head ? 'th' : 'td'} {...(head && { scope: 'col' })}>
      <Target>
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && !all;
          }}
          checked={all}
          disabled={keys.length === 0}
          aria-label={name === undefined ? texts.table.selectAll : texts.table.select(name)}
          onChange={toggle}
        />
      </Target>
    </Cell>
  );
};
