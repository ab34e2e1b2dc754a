import type { CoManagerGroup } from '@/data/generated/types';
import { paths } from '@/lib/paths';

export const groupPaths = {
  department: { list: paths.departments, detail: paths.department },
  board: { list: paths.board, detail: paths.boardMember },
  'founding-council': { list: paths.foundingCouncil, detail: paths.foundingMember },
} as const satisfies Record<
  CoManagerGroup,
  { list: () => string; detail: (slug: string) => string }
>;
