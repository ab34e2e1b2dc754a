import { Clock } from '@strapi/icons';
import type { WidgetArgs } from '@strapi/strapi/admin';

/** Of Strapi's own boxes, those that help an editor go on; not its statistics of itself. */
const edited = 'last-edited-entries';
const published = 'last-published-entries';

/** Who publishes nothing would see that box empty for ever. */
const publishes = [{ action: 'plugin::content-manager.explorer.publish' }];

/** The first page: what waits, then what was worked on last. */
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
