import { account } from './account';
import { analysis } from './analysis';
import { attendance } from './attendance';
import { catalogue } from './catalogue';
import { certification } from './certification';
import { contact } from './contact';
import { institute } from './institute';
import { library } from './library';
import { managedUsers } from './managedUsers';
import { membership } from './membership';
import { news } from './news';
import { notifications } from './notifications';
import { orders } from './orders';
import { cpe } from './cpe';
import { personalData } from './personalData';
import { payments } from './payments';
import { derivedRow } from './derivedRow';
import type { Row, Rows } from './Row';
import { operations } from '../../support/operations';
import { search } from './search';
import { standards } from './standards';
import { tickets } from './tickets';
import { waitingList } from './waitingList';

const areas: Record<string, Rows> = {
  account,
  analysis,
  attendance,
  catalogue,
  certification,
  contact,
  cpe,
  institute,
  library,
  managedUsers,
  membership,
  news,
  notifications,
  orders,
  personalData,
  payments,
  search,
  standards,
  tickets,
  waitingList,
};

/** An operation and its row; the area is the file that has it. */
interface RemoteOperation {
  name: string;
  area: string;
  row: Row | null;
}

const written = Object.entries(areas).flatMap(([area, own]) =>
  Object.entries(own).map(([name, row]): RemoteOperation => ({ name, area, row })),
);
const names = new Set(written.map(({ name }) => name));
const derived = [...operations.values()].flatMap((operation): RemoteOperation[] => {
  const row = names.has(operation.name) ? null : derivedRow(operation);
  return row ? [{ name: operation.name, area: 'derivedRow', row }] : [];
});

/** Every operation with its row: handwritten unless it can be derived from the schema. */
export const rows: readonly RemoteOperation[] = [...written, ...derived];
