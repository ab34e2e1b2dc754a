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
    (invite) => (db, rows) => planMembers(db, rows, movedMembers(invite)),
  ),
  certificates: moveTable(certificateColumns, () => planCertificates),
  content: moveRecords,
  orders: moveTable(orderLineColumns, () => planOrders),
  wordpress: moveWordpress,
  redirects: moveTable(redirectColumns, () => planRedirects),
} as const satisfies Record<string, MoveIn>;

export type MoveKind = keyof typeof moveKinds;

export const isMoveKind = (text: string): text is MoveKind => Object.hasOwn(moveKinds, text);
