import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import { theme } from '@/ui/theme';

const Line = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Category = styled.span`
  &::before {
    content: ' · ';
  }
`;

type PostDateProps = { publishedOn: string; category?: string };

export const PostDate = ({ publishedOn, category }: PostDateProps) => (
  <Line>
    <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
    {category ? <Category>{category}</Category> : null}
  </Line>
);
