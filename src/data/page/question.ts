import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Access, DocumentFor } from '../generated/access';

/**
 * How much a page depends on an answer:
 * - `needed`: a failure is shown by the page, with status 503; a missing record is a 404.
 * - `part`: the page waits for it, but only that part shows its failure; also 503.
 * - `optional`: only the host waits for it, and its failure is silent.
 */
type Weight = 'needed' | 'part' | 'optional';

type Freshness = 'cache-first' | 'cache-and-network' | 'network-only';

/** `Who` limits a question to pages whose readers may call its endpoint. */
export interface Question<Answer, Who extends Access> {
  document: DocumentNode;
  variables: OperationVariables | null;
  weight: Weight;
  freshness: Freshness;
  /** Aborted with its navigation: of a search being typed only the latest matters. */
  unshared?: true;
  readonly types?: { answer: Answer; access: Who };
}

/** An operation has one root field; its value is the answer. */
type Root<Data> = NonNullable<Data[keyof Data]>;

type Rest<Variables, None = never> =
  Record<never, never> extends Variables
    ? [variables?: Variables | None, freshness?: Freshness]
    : [variables: Variables | None, freshness?: Freshness];

export const ask = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>>
): Question<Root<Data>, Who> => question(document, 'needed', variables, freshness);

/** For a part of the page that may fail alone; not asked if the variables are null. */
export const askPart = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): Question<Root<Data> | undefined, Who> => question(document, 'part', variables, freshness);

/** Never from the cache; see `askedAt` for the time. Not asked if the variables are null. */
export const askFresh = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
): Question<Root<Data> | undefined, Who> => question(document, 'needed', variables, 'network-only');

export const askOptional = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): Question<Root<Data> | undefined, Who> => question(document, 'optional', variables, freshness);

export const cancelOnNavigation = <Answer, Who extends Access>(
  asked: Question<Answer, Who>,
): Question<Answer, Who> => ({ ...asked, unshared: true });

const question = (
  document: DocumentNode,
  weight: Weight,
  variables: OperationVariables | null = {},
  freshness: Freshness = 'cache-first',
): Question<never, never> => ({ document, variables, weight, freshness });

export function rootValue({ definitions }: DocumentNode, data: unknown): unknown {
  const [operation] = definitions;
  const field = operation && 'selectionSet' in operation && operation.selectionSet.selections[0];
  if (!field || field.kind !== 'Field')
    throw new Error('An operation of a page asks for one field.');
  const key = (field.alias ?? field.name).value;
  return (data as Record<string, unknown> | null | undefined)?.[key] ?? undefined;
}
