import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media, theme } from './theme';

const external = /^(https?:)?\/\//i;
const plain = /^(mailto:|tel:)/i;

/** `plain` URLs (`mailto:`, `tel:`, fragments) are handled by the browser. */
export const linkTarget = (to: string): 'app' | 'external' | 'plain' => {
  if (external.test(to)) return 'external';
  return plain.test(to) || to.startsWith('#') ? 'plain' : 'app';
};

const look = css<{ $quiet?: boolean }>`
  color: ${({ $quiet }) => ($quiet ? 'inherit' : theme.color.primary)};
  text-decoration-line: underline;
  text-decoration-color: ${({ $quiet }) =>
    $quiet ? 'transparent' : 'color-mix(in srgb, currentColor 45%, transparent)'};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: text-decoration-color ${theme.duration.quick};

  ${media.hover} {
    &:hover {
      color: ${theme.color.primaryStrong};
      text-decoration-color: currentColor;
    }
  }
`;

const Anchor = styled.a<{ $quiet?: boolean }>`
  ${look}
`;

const AppLink = styled(Link)<{ $quiet?: boolean }>`
  ${look}
`;

export type TextLinkProps = {
  to: string;
  /** Inherits the text colour; underlined on hover. */
  quiet?: boolean;
  /** Ignored for external URLs. */
  routing?: Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset' | 'reloadDocument'>;
  children: ReactNode;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** External links leak no referrer or opener. */
export const TextLink = ({ to, quiet, routing, ...rest }: TextLinkProps) => {
  const target = linkTarget(to);
  return target === 'app' ? (
    <AppLink to={to} $quiet={quiet} {...routing} {...rest} />
  ) : (
    <Anchor
      href={to}
      rel={target === 'external' ? 'noopener noreferrer' : undefined}
      // Addresses and numbers are not words.
      translate={/^(?:mailto|tel):/.test(to) ? 'no' : undefined}
      $quiet={quiet}
      {...rest}
    />
  );
};
