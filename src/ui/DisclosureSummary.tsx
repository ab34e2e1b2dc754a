import { styled } from 'styled-components';
import { theme } from './theme';

/** The styled `<summary>` of a `<details>` within a page. */
export const DisclosureSummary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  color: ${theme.color.primary};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
  cursor: pointer;
`;
