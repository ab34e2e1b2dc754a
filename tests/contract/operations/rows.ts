import { account } from './account';
import { analytics } from './analytics';
import { catalogue } from './catalogue';
import { certification } from './certification';
import { contact } from './contact';
import { institute } from './institute';
import { library } from './library';
import { membership } from './membership';
import { news } from './news';
import { notifications } from './notifications';
import { orders } from './orders';
import { pages } from './pages';
import type { Row, Rows } from './Row';
import { standards } from './standards';

const areas: Record<string, Rows> = {
  account,
  analytics,
  catalogue,
  certification,
  contact,
  institute,
  library,
  membership,
  news,
  notifications,
  orders,
  pages,
  standards,
};

/** Each operation with its area, which names the file of its row. */
export const rows: readonly { name: string; area: string; row: Row | null }[] = Object.entries(
  areas,
).flatMap(([area, own]) => Object.entries(own).map(([name, row]) => ({ name, area, row })));
