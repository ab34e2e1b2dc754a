import { useEffect, useRef } from 'react';
import { failureMessage } from '../failureMessage';
import { Notice } from '../Notice';

/** Takes the focus, as it may be off screen; an invalid field takes it afterwards. */
export const FormFailure = ({ title, error }: { title: string; error: unknown }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.focus();
  }, [error]);
  return error ? (
    <div ref={container} tabIndex={-1}>
      <Notice tone="error" title={title}>
        {failureMessage(error)}
      </Notice>
    </div>
  ) : null;
};
