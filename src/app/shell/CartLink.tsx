import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCart } from '@/features/cart/useCart';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden, visuallyHiddenStyles } from '@/ui/VisuallyHidden';
import { toolStyles } from './disclosureStyles';
import { texts } from './texts';

const StyledLink = styled(Link)`
  ${toolStyles}
  position: relative;
`;

/** Visually hidden if the header is narrow. */
const Label = styled.span`
  ${media.down('lg')} {
    ${visuallyHiddenStyles}
  }
`;

/**
 * On the icon's corner below `lg`; from there on beside the label, its width reserved while empty.
 */
const Count = styled.span`
  position: absolute;
  top: 0;
  left: calc(50% + 0.4rem);
  min-width: 1.75em;
  padding-inline: 0.35em;
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.6;
  text-align: center;

  ${media.up('lg')} {
    position: static;
  }

  &:empty {
    background: transparent;
  }
`;

export const CartLink = () => {
  const { count } = useCart();
  return (
    <StyledLink to={paths.cart()}>
      <Icon name="shopping-cart-simple" size="1.375rem" />
      <Label>{texts.cart}</Label>
      {count > 0 ? <VisuallyHidden>, </VisuallyHidden> : null}
      <Count>{count > 0 ? (count > 99 ? '99+' : count) : null}</Count>
      {count > 0 ? <VisuallyHidden> {texts.cartUnit}</VisuallyHidden> : null}
    </StyledLink>
  );
};
