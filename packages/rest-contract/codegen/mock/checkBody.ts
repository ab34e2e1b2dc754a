import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import type { AnyObject, ObjectSchema } from 'yup';

export interface FieldError {
  path: string[];
  message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unknownFields(type: GraphQLInputType, value: unknown, path: string[]): FieldError[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => unknownFields(type, each, [...path, String(index)]));
  }
  const named = getNamedType(type);
  if (!isInputObjectType(named) || !isObject(value)) return [];
  const fields = named.getFields();
  return Object.entries(value).flatMap(([name, inner]): FieldError[] => {
    const field = fields[name];
    if (field) return unknownFields(field.type, inner, [...path, name]);
    return [{ path: [...path, name], message: `${named.name} has no field “${name}”.` }];
  });
}

/** Lists what the schema and its generated rules reject in a body; empty if nothing. */
export async function checkBody(
  type: GraphQLInputType,
  rules: ObjectSchema<AnyObject>,
  body: unknown,
): Promise<FieldError[]> {
  if (!isObject(body)) return [{ path: ['body'], message: 'The body must be a JSON object.' }];
  const unknown = unknownFields(type, body, []);
  if (unknown.length > 0) return unknown;
  try {
    await rules.validate(body, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as { inner?: readonly { path?: string; message: string }[] };
    if (!inner) throw error;
    return inner.map(({ path = '', message }) => ({
      path: path.split(/[.[\]]/).filter(Boolean),
      message,
    }));
  }
}
