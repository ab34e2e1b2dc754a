import { Field, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '../LoadFailed';
import { formatDateTime } from '@iia/shared/dates';
import { formatDong } from '../../form-layouts/common';
import { valueLabels } from '../../form-layouts/values';
import { usePanelQuery } from '../usePanelQuery';

interface Props {
  name: string;
  label: string;
}

interface Line {
  documentId: string;
  title: string;
  kind: string;
  optionName: string | null;
  quantity: number;
  unitPrice: string;
  amount: string;
}

interface Change {
  documentId: string;
  orderStatus: string;
  changedAt: string;
  changedBy: string;
  note: string | null;
}

const kinds = valueLabels(['course', 'document', 'seminar']);
const statuses = valueLabels(['pending_payment', 'paid', 'completed', 'cancelled', 'refunded']);
const persons = valueLabels(['buyer', 'staff', 'system']);

export const OrderLines = (props: Props) => (
  <Parts<Line>
    {...props}
    type="api::order.order-line"
    sort="position:ASC"
    show={({ title, kind, optionName, quantity, unitPrice, amount }) => (
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4}>
        <Flex direction="column" alignItems="flex-start">
          <Typography fontWeight="semiBold">{title}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {[kinds[kind], optionName].filter(Boolean).join(' · ')}
          </Typography>
        </Flex>
        <Typography style={{ whiteSpace: 'nowrap' }}>
          {quantity} × {formatDong(unitPrice)} = {formatDong(amount)}
        </Typography>
      </Flex>
    )}
  />
);

export const OrderHistory = (props: Props) => (
  <Parts<Change>
    {...props}
    type="api::order.order-status-change"
    sort="changedAt:ASC"
    show={({ orderStatus, changedAt, changedBy, note }) => (
      <Flex direction="column" alignItems="flex-start">
        <Typography fontWeight="semiBold">{statuses[orderStatus]}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {[formatDateTime(changedAt), persons[changedBy], note].filter(Boolean).join(' · ')}
        </Typography>
      </Flex>
    )}
  />
);

interface PartsProps<Part> extends Props {
  type: string;
  sort: string;
  show: (part: Part) => ReactNode;
}

/** Records owned by the open order, read-only. */
const Parts = <Part extends { documentId: string }>(props: PartsProps<Part>) => {
  const { name, label, type, sort, show } = props;
  const { id } = useParams();
  const { data, failed, refetch } = usePanelQuery<Part[]>(
    id
      ? `/content-manager/collection-types/${type}?filters[order][documentId][$eq]=${id}&sort=${sort}&pageSize=100`
      : null,
  );
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      {failed && !data && <LoadFailed refetch={refetch} />}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {data?.map((part) => (
          <li key={part.documentId}>{show(part)}</li>
        ))}
      </Flex>
    </Field.Root>
  );
};
