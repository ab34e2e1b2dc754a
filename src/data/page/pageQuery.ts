import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Access, DocumentFor } from '../generated/access';

/**
 * How much a page depends on a query:
 * - `required`: the page shows its failure, with status 503; a missing record is a 404.
 * - `partial`: the page waits for it, but only that part shows its failure; the status is also 503.
 * - `optional`: only the host waits for it, and its failure is ignored.
 */
type Weight = 'required' | 'partial' | 'optional';

type Freshness = 'cache-first' | 'cache-and-network' | 'network-only';

/** `Who` restricts a query to pages whose visitors may call its endpoint. */
export interface PageQuery<Data, Who extends Access> {
  document: DocumentNode;
  variables: OperationVariables | null;
  weight: Weight;
  freshness: Freshness;
  /** Aborts the request with its navigation, as only the latest text of a search matters. */
  unshared?: true;
  readonly types?: { data: Data; access: Who };
}

/** The type of the one root field of an operation. */
type Root<Data> = NonNullable<Data[keyof Data]>;

type Rest<Variables, None = never> =
  Record<never, never> extends Variables
    ? [variables?: Variables | None, freshness?: Freshness]
    : [variables: Variables | None, freshness?: Freshness];

export const query = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>>
): PageQuery<Root<Data>, Who> => pageQuery(document, 'required', variables, freshness);

/** A query for a part of the page that may fail separately. Not sent if the variables are null. */
export const partialQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): PageQuery<Root<Data> | undefined, Who> => pageQuery(document, 'partial', variables, freshness);

/** A query that bypasses the cache; `fetchedAt` is its time. Not sent if the variables are null. */
export const freshQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
): PageQuery<Root<Data> | undefined, Who> =>
  pageQuery(document, 'required', variables, 'network-only');

export const optionalQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): PageQuery<Root<Data> | undefined, Who> => pageQuery(document, 'optional', variables, freshness);

export const cancelOnNavigation = <Data, Who extends Access>(
  uncancelled: PageQuery<Data, Who>,
): PageQuery<Data, Who> => ({ ...uncancelled, unshared: true });

const pageQuery = (
  document: DocumentNode,
  weight: Weight,
  variables: OperationVariables | null = {},
  freshness: Freshness = 'cache-first',
): PageQuery<never, never> => ({ document, variables, weight, freshness });

export function rootValue<Value>({ definitions }: DocumentNode, data: unknown): Value | undefined {
  const [operation] = definitions;
  const field = operation && 'selectionSet' in operation && operation.selectionSet.selections[0];
  if (!field || field.kind !== 'Field')
    throw new Error('A page operation must have exactly one root field.');
  const key = (field.alias ?? field.name).value;
  return (data as Record<string, Value | null> | null | undefined)?.[key] ?? undefined;
}
