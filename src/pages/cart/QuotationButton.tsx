import { lazy, Suspense, useState } from 'react';
import type { OrderItemInput } from '@/data/generated/types';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

const labels = texts.quotation;

/** Loaded on request: few buyers need it, and its form is larger than the cart's own code. */
const QuotationDialog = lazy(() =>
  import('./QuotationDialog').then(({ QuotationDialog: Component }) => ({ default: Component })),
);

/** Offers the cart as a quotation for a company; a visitor has to log in first. */
export const QuotationButton = ({ items }: { items: OrderItemInput[] }) => {
  const { isLogin, profile } = useSession();
  const [open, setOpen] = useState(false);
  if (!isLogin) {
    return (
      <Text size="sm" tone="muted">
        {labels.forMembers} <TextLink to={paths.login(paths.cart())}>{labels.login}</TextLink>
      </Text>
    );
  }
  return (
    <>
      <Button wide variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="file-pdf" />
        <span>{labels.open}</span>
      </Button>
      {open ? (
        <Suspense fallback={<p role="status">{labels.loading}</p>}>
          <QuotationDialog
            items={items}
            company={profile?.company ?? ''}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
