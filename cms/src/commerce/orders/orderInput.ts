import type { InferType } from 'yup';
import { foldCode } from '../discounts/discount';
import { checkInput } from '../../platform/errors/checkInput';
import { addUserOrderInputRules } from '@iia/shared/generated/inputRules/AddUserOrderInput';
import { quoteInputRules } from '@iia/shared/generated/inputRules/QuoteInput';

/** The code is normalized. */
type WithCode<Input> = Input & { discountCode: string | null };
export type QuoteInput = WithCode<InferType<typeof quoteInputRules>>;
export type AddUserOrderInput = WithCode<InferType<typeof addUserOrderInputRules>>;

/** @throws HttpError 400 with the path of every bad field */
export function checkQuoteInput(body: unknown): QuoteInput {
  return withFoldedCode(checkInput(quoteInputRules, body));
}

/** @throws HttpError 400 with the path of every bad field */
export function checkAddUserOrderInput(body: unknown): AddUserOrderInput {
  return withFoldedCode(checkInput(addUserOrderInputRules, body));
}

/** Spellings of one code must count as the same request. */
function withFoldedCode<Input extends { discountCode?: string | null }>(
  input: Input,
): WithCode<Input> {
  return Object.assign(input, { discountCode: foldCode(input.discountCode) });
}
