import type { DocumentNode } from '@apollo/client';

/**
 * The value of the one root field of a result. Throws if the operation has several, or if the
 * response brought neither data nor an error.
 */
export function rootField<Data>(data: Data | null | undefined): Data[keyof Data] {
  const fields = Object.values(data ?? {}) as Data[keyof Data][];
  const [field] = fields;
  if (fields.length !== 1 || field === undefined) {
    throw new Error(`The result has ${fields.length} root fields rather than one.`);
  }
  return field;
}

/** Identifies an operation in storage. */
export function operationName({ definitions: [operation] }: DocumentNode): string {
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  if (name === undefined) throw new Error('The operation has no name.');
  return name;
}
