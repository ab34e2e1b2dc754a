import { styled } from 'styled-components';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const Skip = styled.a`
  position: absolute;
  left: ${theme.space[4]};
  top: ${theme.space[2]};
  z-index: 30;
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: ${theme.weight.strong};

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
    white-space: nowrap;
    padding: 0;
  }
`;

export const SkipLink = () => <Skip href="#content">{texts.skip}</Skip>;
