import { styled } from 'styled-components';
import { visuallyHiddenStyles } from './visuallyHiddenStyles';

export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`;
