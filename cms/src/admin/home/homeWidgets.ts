import { Clock } from '@strapi/icons';
import type { WidgetArgs } from '@strapi/strapi/admin';

/** Of Strapi's own boxes, those that help an editor go on; not its statistics of itself. */
const kept: ReadonlySet<string> = new Set(['last-edited-entries', 'last-published-entries']);

/** The first page: what waits, then what was worked on last. */
export const homeWidgets = (strapis: WidgetArgs[]): WidgetArgs[] => [
  {
    id: 'waiting',
    icon: Clock,
    title: { id: 'home.waiting', defaultMessage: 'Đang chờ xử lý' },
    component: async () => (await import('./WaitingWidget')).WaitingWidget,
  },
  ...strapis.filter(({ id }) => kept.has(id)),
];
