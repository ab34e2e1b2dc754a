import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { rootField } from './rootField';

/**
 * @returns a function that sends the mutation's input and resolves with the result of its one root
 *   field. Rejects with an ApiError. Also rejects if the response has neither data nor an error: its
 *   outcome is unknown, and the page must not report a success.
 */
export function useAction<Data, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  options?: { fetchPolicy: 'no-cache' },
): (input: Input) => Promise<Data[keyof Data]> {
  const [mutate] = useMutation<Data, { input: Input }>(document, options);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    return rootField(data);
  };
}
