import { Clock } from '@strapi/icons';
import type { WidgetArgs } from '@strapi/strapi/admin';

/** Strapi's widgets that help editors resume work; its usage statistics are left out. */
const edited = 'last-edited-entries';
const published = 'last-published-entries';

/** Without the right to publish, that widget would always be empty. */
const publishes = [{ action: 'plugin::content-manager.explorer.publish' }];

export const homeWidgets = (strapis: WidgetArgs[]): WidgetArgs[] => [
  {
    id: 'waiting',
    icon: Clock,
    title: { id: 'home.waiting', defaultMessage: 'Đang chờ xử lý' },
    component: async () => (await import('./WaitingWidget')).WaitingWidget,
  },
  ...strapis.filter(({ id }) => id === edited),
  ...strapis
    .filter(({ id }) => id === published)
    .map((widget) => ({ ...widget, permissions: publishes })),
];
