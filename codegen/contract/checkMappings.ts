import type { FieldNode } from 'graphql';
import { directiveOf, textArgument } from './checkRest';
import { addressOf } from './checkEndpoint';
import { problemAt, tellPlace, type Problem } from './problem';

/** One `@rest` of an operation. */
export interface RestUse {
  operation: string;
  /** `Query.course` */
  field: string;
  node: FieldNode;
  file: string;
}

interface Mapping {
  use: RestUse;
  address: string;
  type: string;
}

function mappingOf(use: RestUse): Mapping {
  const rest = directiveOf(use.node, 'rest');
  const said = (name: string): string => (rest && textArgument(rest, name)) ?? '';
  return {
    use,
    address: addressOf({ method: said('method') || 'GET', path: said('path') }),
    type: said('type'),
  };
}

/** Operations that ask one field, or one address, must map it alike. */
export function checkMappings(uses: readonly RestUse[]): Problem[] {
  const byField = new Map<string, Mapping>();
  const byAddress = new Map<string, Mapping>();
  return uses.map(mappingOf).flatMap((mapping) => {
    const { use, address, type } = mapping;
    const first = [byField.get(use.field), byAddress.get(address)].find(
      (other) => other && (other.address !== address || other.type !== type),
    );
    byField.set(use.field, byField.get(use.field) ?? mapping);
    byAddress.set(address, byAddress.get(address) ?? mapping);
    if (!first) return [];
    const place = tellPlace(problemAt(first.use.node, '', { file: first.use.file }));
    return problemAt(
      use.node,
      `"${use.operation}" reads ${address} as "${type}", and "${first.use.operation}" (${place}) ${first.address} as "${first.type}"; map one endpoint one way, as @endpoint has it`,
      { file: use.file },
    );
  });
}
