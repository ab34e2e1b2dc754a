import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { Access, DocumentFor } from '../generated/access';

/**
 * How much a page depends on a query:
 * - `needed`: the page shows its failure, with status 503; a missing record is a 404.
 * - `part`: the page waits for it, but only that part shows its failure; also 503.
 * - `optional`: only the host waits for it, and its failure is silent.
 */
type Weight = 'needed' | 'part' | 'optional';

type Freshness = 'cache-first' | 'cache-and-network' | 'network-only';

/** `Who` limits a query to pages whose readers may call its endpoint. */
export interface PageQuery<Data, Who extends Access> {
  document: DocumentNode;
  variables: OperationVariables | null;
  weight: Weight;
  freshness: Freshness;
  /** Aborted with its navigation: of a search being typed only the latest matters. */
  unshared?: true;
  readonly types?: { data: Data; access: Who };
}

/** An operation has one root field. */
type Root<Data> = NonNullable<Data[keyof Data]>;

type Rest<Variables, None = never> =
  Record<never, never> extends Variables
    ? [variables?: Variables | None, freshness?: Freshness]
    : [variables: Variables | None, freshness?: Freshness];

export const query = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>>
): PageQuery<Root<Data>, Who> => pageQuery(document, 'needed', variables, freshness);

/** For a part of the page that may fail alone; not sent if the variables are null. */
export const partialQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): PageQuery<Root<Data> | undefined, Who> => pageQuery(document, 'part', variables, freshness);

/** Never from the cache; `fetchedAt` is the time. Not sent if the variables are null. */
export const freshQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  variables: NoInfer<Variables> | null,
): PageQuery<Root<Data> | undefined, Who> =>
  pageQuery(document, 'needed', variables, 'network-only');

export const optionalQuery = <Data, Variables extends OperationVariables, Who extends Access>(
  document: DocumentFor<Who, Data, Variables>,
  ...[variables, freshness]: Rest<NoInfer<Variables>, null>
): PageQuery<Root<Data> | undefined, Who> => pageQuery(document, 'optional', variables, freshness);

export const cancelOnNavigation = <Data, Who extends Access>(
  given: PageQuery<Data, Who>,
): PageQuery<Data, Who> => ({ ...given, unshared: true });

const pageQuery = (
  document: DocumentNode,
  weight: Weight,
  variables: OperationVariables | null = {},
  freshness: Freshness = 'cache-first',
): PageQuery<never, never> => ({ document, variables, weight, freshness });

export function rootValue({ definitions }: DocumentNode, data: unknown): unknown {
  const [operation] = definitions;
  const field = operation && 'selectionSet' in operation && operation.selectionSet.selections[0];
  if (!field || field.kind !== 'Field')
    throw new Error('A page operation must have exactly one root field.');
  const key = (field.alias ?? field.name).value;
  return (data as Record<string, unknown> | null | undefined)?.[key] ?? undefined;
}
