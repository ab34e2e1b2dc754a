import { texts } from '@/features/analytics/texts';
import {
  ContactCell,
  DayCell,
  ExpiryCell,
  PersonCell,
  type ListedUser,
} from '@/features/analytics/userCells';
import { formatAmount, formatCount } from '@/lib/money';
import type { DataColumn } from '@/ui/data-table/DataTable';
import { NoWrap } from '@/ui/NoWrap';

const words = texts.columns;

export const userColumns = (now: number): readonly DataColumn<ListedUser>[] => [
  {
    id: 'fullName',
    label: words.fullName,
    sortable: true,
    cell: (user) => <PersonCell user={user} />,
  },
  { id: 'email', label: words.email, sortable: true, cell: (user) => <ContactCell user={user} /> },
  {
    id: 'type',
    label: words.type,
    cell: ({ memberType }) => <NoWrap>{texts.types[memberType]}</NoWrap>,
  },
  {
    id: 'memberExpiresAt',
    label: words.expires,
    sortable: true,
    cell: (user) => <ExpiryCell user={user} now={now} />,
  },
  {
    id: 'registeredAt',
    label: words.registered,
    sortable: true,
    cell: ({ registeredAt }) => <DayCell moment={registeredAt} />,
  },
  {
    id: 'orders',
    label: words.orders,
    align: 'end',
    cell: ({ orderCount }) => formatCount(orderCount),
  },
  { id: 'spent', label: words.spent, align: 'end', cell: ({ spent }) => formatAmount(spent) },
];
