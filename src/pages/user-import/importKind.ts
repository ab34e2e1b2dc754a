import type { ImportKind } from '@/data/generated/types';
import { paths } from '@/lib/paths';

/** The value of `loai`. */
const params: Record<ImportKind, string | null> = { members: null, certificates: 'chung-chi' };

export const importKinds = Object.keys(params) as ImportKind[];

export const readKind = (search: URLSearchParams): ImportKind =>
  search.get('loai') === params.certificates ? 'certificates' : 'members';

export const kindHref = (kind: ImportKind): string => paths.userImport({ kind: params[kind] });
