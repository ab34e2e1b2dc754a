import { Container } from '@/ui/layout';
import { texts } from '@/ui/texts';

export function PageSkeleton() {
  return (
    <Container>
      <p role="status">{texts.loading}</p>
    </Container>
  );
}
