import { ProfileDocument } from '@/data/generated/operations/Profile';
import { memberQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { Answered } from '@/ui/Answered';
import { Grid } from '@/ui/Grid';
import { GridCell } from '@/ui/GridCell';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/Stack';
import { AccountFacts } from './AccountFacts';
import { ProfileForm } from './ProfileForm';
import { texts } from './texts';

export const queries = memberQueries(() => ({ me: askPart(ProfileDocument) }));

/** `/tai-khoan` */
export function Component() {
  const { answers, now } = useAnswers(queries);
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <Answered answer={answers.me}>
        {(profile) => (
          <Grid>
            <GridCell $span={7}>
              <Stack gap={5}>
                <Heading level={2} size="lg" id="profile-form">
                  {texts.form}
                </Heading>
                <ProfileForm key={profile.documentId} profile={profile} />
              </Stack>
            </GridCell>
            <GridCell $span={5}>
              <AccountFacts profile={profile} now={now} />
            </GridCell>
          </Grid>
        )}
      </Answered>
    </AccountFrame>
  );
}
