import { ApiError } from 'rest-contract';
import type { ApolloClient } from '@apollo/client';
import { QuoteDocument, type QuoteMutation } from '@/data/generated/operations/features/checkout';
import type { OrderItemInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { lineProblems, type LineProblem } from './lineProblems';

/** Why a discount code was rejected; null if the failure is about something else. */
export const discountCodeErrorOf = (error: unknown): string | null =>
  error instanceof ApiError ? (error.fields['discountCode'] ?? null) : null;

export type Quote = QuoteMutation['quote'];
export type QuoteLine = Quote['lines'][number];

/** The prices of the lines that can be ordered, and why the others cannot. */
export interface QuoteResult {
  /** Null if no line can be ordered. */
  quote: Quote | null;
  /** By `lineKey`. */
  lines: ReadonlyMap<string, QuoteLine>;
  /** By `lineKey`. */
  problems: ReadonlyMap<string, LineProblem>;
  /** Why the discount code was rejected; the quote is then without it. */
  codeError: string | null;
}

export const linesByKey = ({ lines }: Quote): Map<string, QuoteLine> =>
  new Map(lines.map((line) => [lineKey(line), line]));

/**
 * Prices a cart. Lines that cannot be ordered are removed and the rest is quoted again, so that one
 * closed course does not hide the price of the others; likewise for a rejected discount code.
 *
 * @throws ApiError if the failure is not about a line: the network, the server, too many requests.
 */
export async function fetchQuote(
  client: ApolloClient,
  items: readonly OrderItemInput[],
  discountCode: string | null = null,
): Promise<QuoteResult> {
  const problems = new Map<string, LineProblem>();
  let codeError: string | null = null;
  for (;;) {
    const orderable = items.filter((item) => !problems.has(lineKey(item)));
    if (orderable.length === 0) return { quote: null, lines: new Map(), problems, codeError };
    const code: string | null = codeError === null ? discountCode : null;
    try {
      const { data } = await client.mutate({
        mutation: QuoteDocument,
        variables: { input: { items: orderable, ...(code && { discountCode: code }) } },
        fetchPolicy: 'no-cache',
      });
      const { quote } = data as QuoteMutation;
      return { quote, lines: linesByKey(quote), problems, codeError };
    } catch (error) {
      const found = lineProblems(error, orderable);
      const rejected: string | null = code ? discountCodeErrorOf(error) : null;
      if (found.size === 0 && rejected === null) throw error;
      codeError ??= rejected;
      // Each round removes the code or at least one line, so the loop terminates.
      for (const [key, problem] of found) problems.set(key, problem);
    }
  }
}
