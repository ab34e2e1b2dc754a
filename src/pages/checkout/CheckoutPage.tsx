import { ProfileDocument } from '@/data/generated/operations/data/session';
import { memberQueries, query } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { CheckoutForm } from './CheckoutForm';
import { texts } from './texts';

export const queries = memberQueries(() => ({ profile: query(ProfileDocument) }));

/** `/dat-hang`, for members: the guard has already loaded the profile. */
export function Component() {
  const profile = usePageQuery(queries, 'profile');
  return (
    <Container>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} />
      <QueryBoundary result={profile}>
        {(member) => <CheckoutForm key={member.documentId} profile={member} />}
      </QueryBoundary>
    </Container>
  );
}
