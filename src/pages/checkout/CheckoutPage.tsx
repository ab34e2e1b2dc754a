import { ProfileDocument } from '@/data/generated/operations/Profile';
import { memberQueries } from '@/data/page/pageQueries';
import { ask } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { Answered } from '@/ui/Answered';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { CheckoutForm } from './CheckoutForm';
import { texts } from './texts';

export const queries = memberQueries(() => ({ profile: ask(ProfileDocument) }));

/** `/dat-hang`, for members: the guard has already loaded the profile. */
export function Component() {
  const { profile } = useAnswers(queries).answers;
  return (
    <Container>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} />
      <Answered answer={profile}>
        {(member) => <CheckoutForm key={member.documentId} profile={member} />}
      </Answered>
    </Container>
  );
}
