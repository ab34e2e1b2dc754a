import { getMainDefinition } from '@apollo/client/utilities';
import {
  valueFromASTUntyped,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { responseReader } from './readResponse';
import { parseType, type FieldShape } from './shape';

/** `PUBLIC`, or a role of the schema, which requires a session. */
export type Access = string;

/** The request of a generated document, computed once per document. */
export interface RequestSpec {
  rest: DirectiveNode;
  fieldName: string;
  responseKey: string;
  argsOf: (variables: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  path: string;
  method: string;
  /** The argument that is sent as the body. */
  bodyKey: string | null;
  access: Access;
  shape: FieldShape;
  asPage: boolean;
  asList: boolean;
  nullable: boolean;
  read: ReturnType<typeof responseReader>;
}

/** Keyed by directive node: clients copy documents and fields, to add `__typename`, but not directives. */
const requestSpecs = new WeakMap<DirectiveNode, RequestSpec>();

function textOf(rest: DirectiveNode | undefined, name: string): string | undefined {
  const value = rest?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

const notGenerated = (what: string): Error =>
  new Error(`${what}: use the generated document, not gql.`);

interface RestField {
  guard: DirectiveNode | undefined;
  field: FieldNode;
  rest: DirectiveNode;
}

const directiveOf = (
  { directives }: Pick<FieldNode, 'directives'>,
  name: string,
): DirectiveNode | undefined => directives?.find((directive) => directive.name.value === name);

function restField(document: DocumentNode): RestField | undefined {
  const operation = getMainDefinition(document);
  for (const field of operation.selectionSet.selections) {
    if (field.kind !== 'Field') continue;
    const rest = directiveOf(field, 'rest');
    if (rest) return { guard: directiveOf(operation, 'guard'), field, rest };
  }
  return undefined;
}

function createRequestSpec({ guard, field, rest }: RestField): RequestSpec {
  const shapeText = textOf(guard, 'shape');
  if (shapeText === undefined) throw notGenerated(field.name.value);
  const shape = JSON.parse(shapeText) as FieldShape;
  const type = parseType(typeof shape === 'string' ? shape : shape[0]);
  return {
    rest,
    fieldName: field.name.value,
    responseKey: (field.alias ?? field.name).value,
    argsOf: (variables) =>
      Object.fromEntries(
        (field.arguments ?? []).map(({ name, value }) => [
          name.value,
          valueFromASTUntyped(value, variables),
        ]),
      ),
    path: textOf(rest, 'path') ?? '',
    method: textOf(rest, 'method') ?? 'GET',
    bodyKey: textOf(rest, 'bodyKey') ?? null,
    access: textOf(guard, 'access') ?? 'PUBLIC',
    shape,
    asPage: type.item === null && typeof shape[1] === 'object' && 'items' in shape[1],
    asList: type.item !== null,
    nullable: !type.required,
    read: responseReader(shape),
  };
}

export function requestSpecOf(document: DocumentNode): RequestSpec {
  const found = restField(document);
  if (!found) throw notGenerated('No @rest');
  const cached = requestSpecs.get(found.rest);
  if (cached) return cached;
  const spec = createRequestSpec(found);
  requestSpecs.set(found.rest, spec);
  return spec;
}
