import { ApiError } from '@/data/ApiError';

/** Why a discount code was refused; null where the failure is about something else. */
export const codeRefusalOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.fields['discountCode'] ?? null) : null;
