import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Access, DocumentFor } from '../generated/access';

/**
 * How a page stands to an answer:
 * - `needed`: without it the page says what failed, under 503; where there is no such record, it is 404.
 * - `part`: the page waits for it, but its failure is told by that part alone; still 503.
 * - `aside`: only the host waits for it, and without it the page is whole.
 */
type Weight = 'needed' | 'part' | 'optional';

/**
 * Whether what is known is the answer, is shown and asked anew, or counts for nothing: the loader asks
 * anew each time.
 */
type Freshness = 'cache-first' | 'cache-and-network' | 'network-only';

/** An operation with its variables, for those to ask whom its endpoint lets in. */
export interface Question<Answer, Who extends Access> {
  document: DocumentNode;
  /** Null: not asked at this place. */
  variables: OperationVariables | null;
  weight: Weight;
  freshness: Freshness;
  /** It is given up with the navigation that asks it: of what is typed only the last counts. */
  unshared?: true;
  /** For the type checker alone. */
  readonly types?: { answer: Answer; access: Who };
}

/** An operation asks for one thing: its answer is that field's value. */
type Root<Data> = NonNullable<Data[keyof Data]>;

/** Variables may be left out where the operation has none. */
type Rest<Variables, None = never> =
  Record<never, never> extends Variables
    ? [variables?: Variables | None, freshness?: Freshness]
    : [variables: Variables | None, freshness?: Freshness];

/** Asks for what the page can't stand without. */
export const ask = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>>
): Question<Root<Data>, Who> => question(document, 'needed', variables, freshness);

/** Asks for a part of the page that may fail by itself; null variables ask nothing. */
export const askPart = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): Question<Root<Data> | undefined, Who> => question(document, 'part', variables, freshness);

/**
 * Asks for what the page needs as it is at this moment, each time that it is loaded; the moment is the
 * page's `askedAt`. Null variables ask nothing.
 */
export const askFresh = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
): Question<Root<Data> | undefined, Who> => question(document, 'needed', variables, 'network-only');

/** Asks for what stands beside the page: the browser does not wait for it, and it fails in silence. */
export const askOptional = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): Question<Root<Data> | undefined, Who> => question(document, 'optional', variables, freshness);

/** A question that is given up with the navigation that asks it, as one that follows what is typed. */
export const cancelOnNavigation = <Answer, Who extends Access>(
  asked: Question<Answer, Who>,
): Question<Answer, Who> => ({ ...asked, unshared: true });

const question = (
  document: DocumentNode,
  weight: Weight,
  variables: OperationVariables | null = {},
  freshness: Freshness = 'cache-first',
): Question<never, never> => ({ document, variables, weight, freshness });

/** The value of an operation's one field. */
export function rootValue({ definitions }: DocumentNode, data: unknown): unknown {
  const [operation] = definitions;
  const field = operation && 'selectionSet' in operation && operation.selectionSet.selections[0];
  if (!field || field.kind !== 'Field')
    throw new Error('An operation of a page asks for one field.');
  const key = (field.alias ?? field.name).value;
  return (data as Record<string, unknown> | null | undefined)?.[key] ?? undefined;
}
