import { styled } from 'styled-components';
import { visuallyHiddenStyles } from './visuallyHiddenStyles';

/** Read aloud, never seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`;
