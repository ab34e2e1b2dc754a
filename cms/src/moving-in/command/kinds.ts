import { certificateColumns } from '../../membership/imports/certificates/columns';
import { planCertificates } from '../../membership/imports/certificates/planCertificates';
import { planMembers } from '../../membership/imports/members/planMembers';
import { movedMemberColumns, movedMembers } from '../moved-members/columns';
import { orderLineColumns } from '../moved-orders/columns';
import { planOrders } from '../moved-orders/planOrders';
import { moveRecords, moveWordpress } from '../moved-content/moveContent';
import type { MoveIn } from '../moves/Move';
import { moveTable } from '../moves/planned';
import { planRedirects, redirectColumns } from '../redirects/planRedirects';

/** The kinds of data that can be imported; later kinds refer to earlier ones. */
export const moveKinds = {
  members: moveTable(
    movedMemberColumns,
    ({ invite, existing }) =>
      (db, rows) =>
        planMembers(db, rows, movedMembers({ invites: invite, refusesRegistered: !existing })),
  ),
  certificates: moveTable(
    certificateColumns,
    ({ existing }) =>
      (db, rows) =>
        planCertificates(db, rows, { refusesRegistered: !existing }),
  ),
  content: moveRecords,
  orders: moveTable(
    orderLineColumns,
    ({ existing }) =>
      (db, rows) =>
        planOrders(db, rows, { refusesRegistered: !existing }),
  ),
  wordpress: moveWordpress,
  redirects: moveTable(redirectColumns, () => planRedirects),
} as const satisfies Record<string, MoveIn>;

export type MoveKind = keyof typeof moveKinds;

export const isMoveKind = (text: string): text is MoveKind => Object.hasOwn(moveKinds, text);
