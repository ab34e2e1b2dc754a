import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePreviewField } from './previewField';
import { theme } from './theme';

const List = styled.dl`
  margin: 0;
  border-top: 1px solid ${theme.color.line};
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

const Term = styled.dt`
  color: ${theme.color.muted};
`;

const Value = styled.dd`
  margin: 0;
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums lining-nums;
`;

export type Definition = {
  term: string;
  description: ReactNode;
  /** The field of the record, for marking in previews. */
  field?: string;
};

/** Definitions without a value are omitted. */
export const DefinitionList = ({ items }: { items: readonly Definition[] }) => {
  const mark = usePreviewField();
  return (
    <List>
      {items
        .filter(({ description }) => description !== null && description !== undefined)
        .map(({ term, description, field }) => (
          <Entry key={term} {...mark(field)}>
            <Term>{term}</Term>
            <Value>{description}</Value>
          </Entry>
        ))}
    </List>
  );
};
