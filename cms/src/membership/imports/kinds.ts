import type { ImportKind } from '../../generated/types';
import { certificateColumns } from './certificates/columns';
import { planCertificates } from './certificates/planCertificates';
import type { ImportColumn } from './ImportColumn';
import type { PlanImport } from './ImportPlan';
import { memberColumns } from './members/columns';
import { planMembers } from './members/planMembers';

export const importKinds: Readonly<
  Record<ImportKind, { columns: readonly ImportColumn[]; plan: PlanImport }>
> = {
  members: { columns: memberColumns, plan: planMembers },
  certificates: { columns: certificateColumns, plan: planCertificates },
};
