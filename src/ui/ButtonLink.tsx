import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonVariant } from './buttonStyles';
import { linkTarget } from './TextLink';

const AppLink = styled(Link)<{ $variant: ButtonVariant; $wide?: boolean }>`
  ${buttonStyles}
`;

const Anchor = styled.a<{ $variant: ButtonVariant; $wide?: boolean }>`
  ${buttonStyles}
`;

type ButtonLinkProps = {
  to: string;
  variant?: ButtonVariant;
  wide?: boolean;
  state?: unknown;
  children: ReactNode;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

export const ButtonLink = ({
  to,
  variant = 'primary',
  wide = false,
  state,
  ...rest
}: ButtonLinkProps) => {
  const target = linkTarget(to);
  return target === 'app' ? (
    <AppLink to={to} state={state} $variant={variant} $wide={wide} {...rest} />
  ) : (
    <Anchor
      href={to}
      rel={target === 'external' ? 'noopener noreferrer' : undefined}
      $variant={variant}
      $wide={wide}
      {...rest}
    />
  );
};
