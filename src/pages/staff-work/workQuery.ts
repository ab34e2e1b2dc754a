import type {
  WorkListQuery,
  WorkListQueryVariables,
} from '@/data/generated/operations/pages/staff-work/WorkList';
import type { WorkKind } from '@/data/generated/types';
import { paths } from '@/lib/paths';

export type WorkItem = WorkListQuery['workList']['items'][number];

/** The values of `loai`. */
const kindParams: Readonly<Record<WorkKind, string>> = {
  transfer: 'chuyen-khoan',
  payment: 'thanh-toan',
  refund: 'hoan-tien',
  membership_request: 'hoi-vien',
  contact: 'lien-he',
  waiting_offer: 'danh-sach-cho',
  data_request: 'du-lieu',
  email: 'thu',
  certificate: 'chung-chi',
  attendance: 'diem-danh',
};

export function readWorkQuery(search: URLSearchParams): WorkListQueryVariables {
  const param = search.get('loai');
  const known = Object.entries(kindParams).find(([, value]) => value === param);
  return { kind: (known?.[0] as WorkKind | undefined) ?? null, after: search.get('sau') };
}

export const workHref = ({ kind, after }: WorkListQueryVariables): string =>
  paths.staffWork({ kind: kind ? kindParams[kind] : null, after });

const panelTypes: Readonly<Partial<Record<WorkKind, string>>> = {
  payment: 'api::order.order',
  membership_request: 'api::renew-request.renew-request',
  contact: 'api::contact.contact',
  waiting_offer: 'api::waiting-list.waiting-entry',
  data_request: 'plugin::users-permissions.user',
  email: 'api::outbox.letter',
  certificate: 'api::certificate-status.certificate-status',
};

/** Where to complete a task: a staff page, or the record in the admin panel. */
export function workLink({ kind, documentId, eventKind }: WorkItem): {
  to: string;
  inPanel: boolean;
} {
  if (eventKind) {
    return { to: paths.attendance({ kind: eventKind, id: documentId }), inPanel: false };
  }
  const type = panelTypes[kind];
  if (type === undefined) {
    const section = kind === 'refund' ? 'can-hoan' : 'chua-khop';
    return { to: paths.reconciliation({ section }), inPanel: false };
  }
  return { to: `/admin/content-manager/collection-types/${type}/${documentId}`, inPanel: true };
}
