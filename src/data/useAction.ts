import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

/** The type of the one root field of a mutation. */
type Result<Data> = Data[keyof Data];

/** @returns a function that sends the mutation's input and resolves with its result; rejects with an ApiError */
export function useAction<Data, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  options?: { fetchPolicy: 'no-cache' },
): (input: Input) => Promise<Result<Data>> {
  const [mutate] = useMutation<unknown, { input: Input }>(document, options);
  return async (input) => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return Object.values(data)[0] as Result<Data>;
  };
}
