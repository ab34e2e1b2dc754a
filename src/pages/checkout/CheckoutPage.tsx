import { useQuery } from '@apollo/client/react';
import { ProfileDocument, type ProfileQuery } from '@/data/generated/operations/Profile';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import { CheckoutForm } from './CheckoutForm';
import { texts } from './texts';

/** `/dat-hang`, for members: the guard has read the profile before this is drawn. */
export function Component() {
  const { data } = useQuery(ProfileDocument);
  const profile = (data as ProfileQuery | undefined)?.me;
  return (
    <Container>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} />
      {profile ? (
        <CheckoutForm key={profile.documentId} profile={profile} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </Container>
  );
}
