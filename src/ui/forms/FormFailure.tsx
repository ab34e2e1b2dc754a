import { failureMessage } from '../failureMessage';
import { Notice } from '../Notice';

/** Why a form was not accepted, above it; nothing while there is nothing to say. */
export const FormFailure = ({ title, error }: { title: string; error: unknown }) =>
  error ? (
    <Notice tone="error" title={title}>
      {failureMessage(error)}
    </Notice>
  ) : null;
