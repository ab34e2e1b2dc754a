import { styled } from 'styled-components';
import { usePreviewField } from '@/ui/previewField';
import { theme } from '@/ui/theme';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: part;
  border-top: 1px solid ${theme.color.line};
`;

const Part = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  counter-increment: part;

  &::before {
    content: counter(part);
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    line-height: 1.35;
    color: ${theme.color.muted};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Title = styled.span`
  display: block;
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
`;

const Detail = styled.span`
  display: block;
  margin-top: ${theme.space[1]};
  max-width: ${theme.measure};
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.color.muted};
`;

type OutlineListProps = { outline: readonly { title: string; detail: string | null }[] };

export const OutlineList = ({ outline }: OutlineListProps) => {
  const mark = usePreviewField();
  return (
    <List>
      {outline.map(({ title, detail }, index) => (
        <Part key={index} {...mark(`outline.${index}`)}>
          <div>
            <Title>{title}</Title>
            {detail ? <Detail>{detail}</Detail> : null}
          </div>
        </Part>
      ))}
    </List>
  );
};
