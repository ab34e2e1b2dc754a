import type { ApolloClient } from '@apollo/client';
import { QuoteDocument, type QuoteMutation } from '@/data/generated/operations/Quote';
import type { OrderItemInput } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { codeRefusalOf } from './codeRefusalOf';
import { lineProblems, type LineProblem } from './lineProblems';

export type Quote = QuoteMutation['quote'];
export type QuoteLine = Quote['lines'][number];

/** What the server says of a cart: prices for what can be ordered, and why the rest cannot. */
export interface QuoteAnswer {
  /** Null where no line can be ordered. */
  quote: Quote | null;
  /** By `lineKey`. */
  lines: ReadonlyMap<string, QuoteLine>;
  /** By `lineKey`. */
  problems: ReadonlyMap<string, LineProblem>;
  /** Why the discount code does not apply; the quote is then without it. */
  codeRefusal: string | null;
}

/** The lines of a quote by `lineKey`. */
export const linesByKey = ({ lines }: Quote): Map<string, QuoteLine> =>
  new Map(lines.map((line) => [lineKey(line), line]));

/**
 * Has a cart priced. Lines that cannot be ordered are set apart and the rest is asked again, so that
 * one closed course does not hide what the others cost; likewise a discount code that does not apply.
 *
 * @throws ApiError where the failure is about no line: the network, the server, too many requests.
 */
export async function fetchQuote(
  client: ApolloClient,
  items: readonly OrderItemInput[],
  discountCode: string | null = null,
): Promise<QuoteAnswer> {
  const problems = new Map<string, LineProblem>();
  let codeRefusal: string | null = null;
  for (;;) {
    const rest = items.filter((item) => !problems.has(lineKey(item)));
    if (rest.length === 0) return { quote: null, lines: new Map(), problems, codeRefusal };
    const code: string | null = codeRefusal === null ? discountCode : null;
    try {
      const { data } = await client.mutate({
        mutation: QuoteDocument,
        variables: { input: { items: rest, ...(code && { discountCode: code }) } },
        fetchPolicy: 'no-cache',
      });
      const { quote } = data as QuoteMutation;
      return { quote, lines: linesByKey(quote), problems, codeRefusal };
    } catch (error) {
      const found = lineProblems(error, rest);
      const refused: string | null = code ? codeRefusalOf(error) : null;
      if (found.size === 0 && refused === null) throw error;
      codeRefusal ??= refused;
      // Each round sets the code or at least one line apart, so the rounds end.
      for (const [key, problem] of found) problems.set(key, problem);
    }
  }
}
