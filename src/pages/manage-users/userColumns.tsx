import { texts } from '@/features/analysis/texts';
import {
  ContactCell,
  DayCell,
  ExpiryCell,
  PersonCell,
  type ListedUser,
} from '@/features/analysis/userCells';
import { formatAmount, formatCount } from '@iia/shared/numbers';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';

const labels = texts.columns;

export const userColumns = (now: number): readonly DataColumn<ListedUser>[] => [
  {
    id: 'fullName',
    label: labels.fullName,
    sortable: true,
    cell: (user) => <PersonCell user={user} />,
  },
  { id: 'email', label: labels.email, sortable: true, cell: (user) => <ContactCell user={user} /> },
  {
    id: 'type',
    label: labels.type,
    cell: ({ memberType }) => <NoWrap>{texts.types[memberType]}</NoWrap>,
  },
  {
    id: 'memberExpiresAt',
    label: labels.expires,
    sortable: true,
    cell: (user) => <ExpiryCell user={user} now={now} />,
  },
  {
    id: 'registeredAt',
    label: labels.registered,
    sortable: true,
    cell: ({ registeredAt }) => <DayCell moment={registeredAt} />,
  },
  {
    id: 'orders',
    label: labels.orders,
    align: 'end',
    cell: ({ orderCount }) => formatCount(orderCount),
  },
  { id: 'spent', label: labels.spent, align: 'end', cell: ({ spent }) => formatAmount(spent) },
];
