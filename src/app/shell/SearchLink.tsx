import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { toolStyles } from './disclosureStyles';
import { texts } from './texts';

const StyledLink = styled(Link)`
  ${toolStyles}
`;

/** Has no single-key shortcut: WCAG 2.1.4 requires those to be switchable. */
export const SearchLink = () => (
  <StyledLink to={paths.search()} aria-label={texts.search}>
    <Icon name="magnifying-glass" size="1.375rem" />
  </StyledLink>
);
