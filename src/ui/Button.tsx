import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonVariant } from './buttonStyles';
import { TranslatableText } from './translation';
import { Spinner } from './Spinner';

const Control = styled.button<{ $variant: ButtonVariant; $wide?: boolean }>`
  ${buttonStyles}
`;

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  variant?: ButtonVariant;
  /** Ignores clicks but keeps the focus. */
  busy?: boolean;
  /** Cannot be used now. Unlike `disabled`, it keeps the focus and can be found by the keyboard. */
  unavailable?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/**
 * `type` defaults to `button`, so that none submits a form by accident. `disabled` is for the time before hydration
 * only: a browser takes the focus from a disabled button.
 */
export const Button = ({
  variant = 'primary',
  busy = false,
  unavailable = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Control
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || rest['aria-disabled']}
      $variant={variant}
      $wide={wide}
    >
      {busy ? <Spinner /> : null}
      <TranslatableText as="span">{children}</TranslatableText>
    </Control>
  );
};
