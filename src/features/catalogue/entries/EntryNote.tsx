import { styled } from 'styled-components';
import { theme } from '@/ui/theme';

/** The quieter line under an entry's title. */
export const EntryNote = styled.span`
  display: block;
  margin-top: ${theme.space[1]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;
