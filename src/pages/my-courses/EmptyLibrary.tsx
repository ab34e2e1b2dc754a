import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Row } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';

type EmptyLibraryProps = {
  copy: { title: string; body: string; action: string; orders: string };
  /** The catalogue. */
  to: string;
};

export const EmptyLibrary = ({ copy, to }: EmptyLibraryProps) => (
  <EmptyState
    title={copy.title}
    action={
      <Row gap={5}>
        <ButtonLink to={to}>{copy.action}</ButtonLink>
        <TextLink to={paths.purchaseHistory({ status: 'pending_payment' })}>{copy.orders}</TextLink>
      </Row>
    }
  >
    {copy.body}
  </EmptyState>
);
