import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

export const EntryNote = styled.span<{ $phoneOnly?: boolean }>`
  display: block;
  margin-top: ${theme.space[1]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  ${media.up('md')} {
    display: ${({ $phoneOnly }) => ($phoneOnly ? 'none' : 'block')};
  }
`;
