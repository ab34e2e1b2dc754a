import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { texts } from './texts';

export const EmptyCheckout = () => (
  <EmptyState
    title={texts.empty.title}
    action={<ButtonLink to={paths.courses()}>{texts.empty.action}</ButtonLink>}
  >
    {texts.empty.body}
  </EmptyState>
);
