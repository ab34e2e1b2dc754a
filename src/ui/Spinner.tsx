import { keyframes, styled } from 'styled-components';
import { media, theme } from './theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const beat = keyframes`
  50% { opacity: 0.35; }
`;

const Ring = styled.span`
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${beat} 1.6s ease-in-out infinite;

  ${media.motion} {
    animation: ${turn} 750ms linear infinite;
  }

  ${media.print} {
    display: none;
  }
  color: inherit;
  margin-inline-end: ${theme.space[1]};
`;

/** Decorative: adjacent text describes the activity. */
export const Spinner = () => <Ring aria-hidden="true" />;
