import { useEffect, useRef } from 'react';
import { failureMessage } from '../failureMessage';
import { Notice } from '../Notice';

/**
 * Why a form was not accepted, above it; nothing while there is nothing to say. It takes the focus, for
 * it may stand above what the screen shows; a wrong field takes it afterwards.
 */
export const FormFailure = ({ title, error }: { title: string; error: unknown }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error]);
  return error ? (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error" title={title}>
        {failureMessage(error)}
      </Notice>
    </div>
  ) : null;
};
