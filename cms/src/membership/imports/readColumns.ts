import type { ImportColumn, ImportKind } from '../../generated/types';
import { badField } from '../../platform/errors/HttpError';
import { importKinds } from './kinds';

/** Columns of an import, for its sample file. @throws HttpError 400 for an unknown kind */
export function readColumns(kind: unknown): ImportColumn[] {
  if (typeof kind !== 'string' || !Object.hasOwn(importKinds, kind)) {
    throw badField('kind', 'Chỉ nhập được hội viên (members) hoặc chứng chỉ (certificates).');
  }
  return importKinds[kind as ImportKind].columns.map(({ label, required, hint, example }) => ({
    label,
    required,
    hint,
    example,
  }));
}
