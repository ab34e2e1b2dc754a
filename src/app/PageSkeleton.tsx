import { Container } from '@/ui/Container';
import { texts } from '@/ui/texts';

/** What stands in place of a page behind the login until its data is there. */
export function PageSkeleton() {
  return (
    <Container>
      <p role="status">{texts.loading}</p>
    </Container>
  );
}
