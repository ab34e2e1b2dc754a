import type { AuditAction } from '../../generated/types';

interface AuditedType {
  kind: string;
  /** The field that names a record, unless it names a person. */
  label?: string;
  /** The relation to the member it concerns. */
  member?: string;
  /** Its texts are personal data: only the fact of a change is recorded. */
  personal: boolean;
  /** The field whose change is a change of status. */
  status?: string;
  /** Types for which the panel requires a reason. */
  reason?: readonly string[];
}

/** Types that the panel edits beside content, whose versions already record who changed what. */
export const auditedTypes: Readonly<Record<string, AuditedType>> = {
  'plugin::users-permissions.user': { kind: 'account', personal: true },
  'api::order.order': {
    kind: 'order',
    label: 'code',
    member: 'user',
    personal: true,
    status: 'orderStatus',
  },
  'api::renew-request.renew-request': {
    kind: 'renew_request',
    label: 'code',
    member: 'user',
    personal: true,
    status: 'requestStatus',
  },
  'api::membership.membership-term': {
    kind: 'term',
    member: 'user',
    personal: true,
    reason: ['endReason', 'reason'],
  },
  'api::membership.membership-setting': { kind: 'membership_setting', personal: false },
  'api::user-renew-price.user-renew-price': { kind: 'renew_price', personal: false },
  'api::bank-transaction.bank-transaction': {
    kind: 'transfer',
    label: 'transactionId',
    personal: true,
    status: 'state',
  },
  'api::refund.refund': {
    kind: 'refund',
    label: 'code',
    member: 'user',
    personal: true,
    status: 'state',
  },
  'api::outbox.letter': { kind: 'letter', personal: true, status: 'state' },
  'api::contact.contact': { kind: 'contact', personal: true },
  'api::certificate-status.certificate-status': {
    kind: 'certificate',
    label: 'number',
    member: 'user',
    personal: true,
    status: 'state',
  },
  'api::discount.discount': { kind: 'discount', label: 'code', personal: false },
  'api::quantity-discount-rule.quantity-discount-rule': { kind: 'quantity_rule', personal: false },
  'api::cpe.cpe-duty': { kind: 'cpe_duty', label: 'certification', personal: false },
  'api::company-information.company-information': { kind: 'institute', personal: false },
};

export const writtenActions: Readonly<Record<string, AuditAction>> = {
  create: 'record_created',
  clone: 'record_created',
  update: 'record_updated',
  delete: 'record_deleted',
};
