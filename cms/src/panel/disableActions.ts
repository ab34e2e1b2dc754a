import type { Core } from '@strapi/strapi';

/** What was agreed with somebody outside, or told by them: never made or deleted in the panel. */
const agreed = [
  'api::order.order',
  'api::order.order-line',
  'api::order.order-status-change',
  'api::renew-request.renew-request',
  'api::bank-transaction.bank-transaction',
];

/** The types that an action of the content manager is closed for. */
const disabledFor: Readonly<Record<string, readonly string[]>> = {
  'plugin::content-manager.explorer.create': [...agreed, 'api::contact.contact'],
  'plugin::content-manager.explorer.delete': agreed,
  'plugin::content-manager.explorer.publish': agreed,
  'plugin::content-manager.explorer.update': [
    'api::order.order-line',
    'api::order.order-status-change',
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

/**
 * Takes from the panel what the server refuses anyway (`guardRecords`): no role has these rights, not
 * even the chief administrator's, so that the panel shows no button for them. Call it in `register`.
 */
export function disableActions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as PermissionService;
  actionProvider.hooks.willRegister.register(({ value }) => {
    const closed = disabledFor[value.actionId];
    if (closed) value.subjects = value.subjects?.filter((uid) => !closed.includes(uid));
  });
}
