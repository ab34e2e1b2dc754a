import { ApiError } from 'rest-contract';

/** Why a discount code was rejected; null if the failure is about something else. */
export const discountCodeErrorOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.fields['discountCode'] ?? null) : null;
