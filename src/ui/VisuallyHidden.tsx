import { styled } from 'styled-components';
import { hiddenLook } from './hiddenLook';

/** Read aloud, never seen. */
export const VisuallyHidden = styled.span`
  ${hiddenLook}
`;
