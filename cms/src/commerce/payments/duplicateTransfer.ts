import { compactText } from './compactText';
import { joinedCodes, paymentCodes } from './paymentCodesInText';

export interface TransferText {
  reference: string | null;
  description: string;
}

/** Shorter texts occur within others by chance. */
const MIN_LENGTH = 8;

/** Whether the bank's own reference proves that both report one transfer. Their amounts must be equal. */
export function isProvenDuplicate(one: TransferText, other: TransferText): boolean {
  const [first, second] = [referenceKey(one.reference), referenceKey(other.reference)];
  if (first !== null && first === second) return true;
  return containsReference(other, first) || containsReference(one, second);
}

/**
 * Whether the texts suggest that both report one transfer. Sufficient only against a bank statement,
 * which lists each transfer exactly once.
 */
export function isLikelyDuplicate(one: TransferText, other: TransferText): boolean {
  const [codes, others] = [namedCodes(one), namedCodes(other)];
  if (codes.length > 0 && others.length > 0) return codes.join() === others.join();
  if (paymentCodes(one.description).length > 0) return false;
  const [first, second] = [compactText(one.description), compactText(other.description)];
  if (Math.min(first.length, second.length) < MIN_LENGTH) return false;
  return first.includes(second) || second.includes(first);
}

/** The codes in the text; if there are none, those that the bank split or joined to other text. */
function namedCodes({ description }: TransferText): string[] {
  const codes = paymentCodes(description);
  return codes.length > 0 ? codes : joinedCodes(description);
}

/** Some banks include their reference in the text: `MBVCB.3278907687.DH26A7K3Q`. */
function containsReference({ description }: TransferText, reference: string | null): boolean {
  return reference !== null && compactText(description).includes(reference);
}

/** Null for a reference too short to identify one transfer, e.g. a number within the day. */
export function referenceKey(reference: string | null): string | null {
  const key = compactText(reference ?? '');
  return key.length >= MIN_LENGTH && key.replace(/\D/g, '').length >= 4 ? key : null;
}
