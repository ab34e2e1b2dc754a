import { Notice } from '@/ui/Notice';
import { failureMessage } from '@/ui/failureMessage';

/** Why a form was not accepted, above it; nothing while there is nothing to say. */
export const FormFailure = ({ title, error }: { title: string; error: unknown }) =>
  error ? (
    <Notice tone="error" title={title}>
      {failureMessage(error)}
    </Notice>
  ) : null;
