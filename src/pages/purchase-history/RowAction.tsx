import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

/** Links below a row's title, above the link that covers the row. */
export const RowAction = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  width: fit-content;
  margin-top: ${theme.space[1]};
  font-size: ${theme.size.sm};

  a,
  button {
    padding-block: ${theme.space[1]};
  }

  ${media.print} {
    display: none;
  }
`;
