import type { Core } from '@strapi/strapi';

const protectedTypes = [
  'api::order.order',
  'api::order.order-line',
  'api::order.order-status-change',
  'api::renew-request.renew-request',
  'api::bank-transaction.bank-transaction',
  'api::refund.refund',
  'api::outbox.letter',
  'api::waiting-list.waiting-entry',
  'api::membership.membership-seat',
  'api::audit.audit-entry',
];

const term = 'api::membership.membership-term';
const certificate = 'api::certificate-status.certificate-status';
const account = 'plugin::users-permissions.user';

const disabledFor: Readonly<Record<string, readonly string[]>> = {
  'plugin::content-manager.explorer.create': [...protectedTypes, 'api::contact.contact'],
  'plugin::content-manager.explorer.delete': [...protectedTypes, term, certificate, account],
  'plugin::content-manager.explorer.publish': [...protectedTypes, term],
  'plugin::content-manager.explorer.update': [
    'api::order.order-line',
    'api::order.order-status-change',
    'api::waiting-list.waiting-entry',
    'api::membership.membership-seat',
    'api::audit.audit-entry',
  ],
};

interface Action {
  actionId: string;
  subjects?: string[] | null;
}

interface PermissionService {
  actionProvider: {
    hooks: { willRegister: { register(handler: (event: { value: Action }) => void): void } };
  };
}

/** Removes these permissions from everybody, super administrators included, which also hides the buttons. */
export function disableActions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as PermissionService;
  actionProvider.hooks.willRegister.register(({ value }) => {
    const closed = disabledFor[value.actionId];
    if (closed) value.subjects = value.subjects?.filter((uid) => !closed.includes(uid));
  });
}
