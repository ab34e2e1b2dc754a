import { ProfileDocument } from '@/data/generated/operations/Profile';
import { memberQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { Grid, GridCell } from '@/ui/Grid';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Stack } from '@/ui/Stack';
import { AccountFacts } from './AccountFacts';
import { ProfileForm } from './ProfileForm';
import { texts } from './texts';

export const queries = memberQueries(() => ({ me: partialQuery(ProfileDocument) }));

/** `/tai-khoan` */
export function Component() {
  const { now } = usePage();
  const me = usePageQuery(queries, 'me');
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <QueryBoundary result={me}>
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
      </QueryBoundary>
    </AccountFrame>
  );
}
