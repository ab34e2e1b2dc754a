import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Row } from '@/ui/Row';
import { texts } from './texts';

export const EmptyCart = () => (
  <EmptyState
    title={texts.empty.title}
    action={
      <Row gap={3}>
        <ButtonLink to={paths.courses()}>{texts.empty.courses}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.documents()}>
          {texts.empty.documents}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.seminars()}>
          {texts.empty.seminars}
        </ButtonLink>
      </Row>
    }
  >
    {texts.empty.body}
  </EmptyState>
);
