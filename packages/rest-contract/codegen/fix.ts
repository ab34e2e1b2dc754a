import { Kind, type FieldNode, type GraphQLSchema } from 'graphql';
import { directiveOf, restOf } from './contract/checkRest';
import { endpointOf, rootOf } from './contract/endpoints';
import {
  parseEach,
  parseOperations,
  parseSchema,
  type ContractFile,
} from './contract/parseContract';
import type { ContractTexts } from './readContract';
import { formatted } from './format';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether two spellings of a directive differ only in white space. */
const isSame = (one: string, other: string): boolean =>
  one.replaceAll(/\s/g, '') === other.replaceAll(/\s/g, '');

/** Returns the edit that corrects a field's `@rest`; none if it is correct. */
function editOf(node: FieldNode, correct: string, text: string): Edit[] {
  const rest = directiveOf(node, 'rest')?.loc;
  if (rest) {
    const now = text.slice(rest.start, rest.end);
    return isSame(now, correct) ? [] : [{ start: rest.start, end: rest.end, text: correct }];
  }
  const start = node.selectionSet?.loc?.start ?? node.loc?.end;
  return start === undefined ? [] : [{ start, end: start, text: ` ${correct} ` }];
}

function editsOf(schema: GraphQLSchema, file: ContractFile): Edit[] {
  return parseOperations([file]).flatMap(({ document }) =>
    document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const root = rootOf(schema, definition);
      return definition.selectionSet.selections.flatMap((node) => {
        const field = node.kind === Kind.FIELD ? root?.getFields()[node.name.value] : undefined;
        const endpoint = root && field && endpointOf(schema, root, field);
        return endpoint && node.kind === Kind.FIELD
          ? editOf(node, restOf(endpoint), file.text)
          : [];
      });
    }),
  );
}

const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);

/**
 * Returns the operations whose `@rest` differs from the schema, corrected. Throws a ContractError if a file cannot be
 * parsed.
 */
export async function fixedOperations({
  schema: schemaFiles,
  operations,
}: ContractTexts): Promise<ContractFile[]> {
  const { schema } = parseSchema(schemaFiles);
  const found = parseEach(operations, (file) => {
    const edits = editsOf(schema, file);
    return edits.length > 0 ? [{ file: file.file, text: edited(file.text, edits) }] : [];
  });
  const fixed = await Promise.all(
    found.map(async ({ file, text }) => ({ file, text: await formatted(file, text) })),
  );
  // The formatter may wrap a long directive, which is not a difference.
  const texts = new Map(operations.map(({ file, text }) => [file, text]));
  return fixed.filter(({ file, text }) => texts.get(file) !== text);
}
