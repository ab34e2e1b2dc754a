import { useMutation } from '@apollo/client/react';
import { AnswerChallengeDocument, LoginDocument } from '@/data/generated/operations/pages/auth';
import type { AnswerChallengeInput, LoginInput } from '@/data/generated/types';
import { startSession } from '@/data/session';

/**
 * @returns a function that rejects with an ApiError, and resolves to null once logged in, or to the challenge
 * of the second step
 */
export function useLogin(): (input: LoginInput) => Promise<string | null> {
  const [login, { client }] = useMutation(LoginDocument);
  return async (input) => {
    const { data } = await login({ variables: { input } });
    if (!data) return null;
    const { jwt, challenge } = data.login;
    if (jwt === null) return challenge;
    startSession(client, jwt);
    return null;
  };
}

/** @returns a function that resolves once logged in and rejects with an ApiError. */
export function useAnswerChallenge(): (input: AnswerChallengeInput) => Promise<void> {
  const [answerChallenge, { client }] = useMutation(AnswerChallengeDocument);
  return async (input) => {
    const { data } = await answerChallenge({ variables: { input } });
    if (data) startSession(client, data.answerChallenge.jwt);
  };
}
