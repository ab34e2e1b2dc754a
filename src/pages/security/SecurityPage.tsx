import { useSearchParams } from 'react-router-dom';
import { AccountSecurityDocument } from '@/data/generated/operations/AccountSecurity';
import { LoginSessionsDocument } from '@/data/generated/operations/LoginSessions';
import { PasskeysDocument } from '@/data/generated/operations/Passkeys';
import { memberQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { safeReturnTo } from '@/lib/safeReturnTo';
import { Answered } from '@/ui/Answered';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { EmailSection } from './EmailSection';
import { PasskeysSection } from './PasskeysSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionsSection } from './SessionsSection';
import { texts } from './texts';

export const parameters = ['returnTo'];

export const queries = memberQueries(() => ({
  security: askPart(AccountSecurityDocument, {}, 'cache-and-network'),
  passkeys: askPart(PasskeysDocument, {}, 'cache-and-network'),
  sessions: askPart(LoginSessionsDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/bao-mat` */
export function Component() {
  const { answers } = useAnswers(queries);
  const [search] = useSearchParams();
  const requestedReturnTo = search.get('returnTo');
  const returnTo = requestedReturnTo === null ? null : safeReturnTo(requestedReturnTo);
  const secondFactor = (
    <Stack as="section" gap={4}>
      <Heading level={2} size="lg">
        {texts.secondFactor.title}
      </Heading>
      <Answered
        answer={answers.security}
        skeleton={<RowsSkeleton label={texts.secondFactor.loading} />}
      >
        {(security) => <SecondFactorSection security={security} returnTo={returnTo} />}
      </Answered>
    </Stack>
  );
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <Stack gap={12}>
        {returnTo === null ? null : secondFactor}
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {texts.sessions.title}
          </Heading>
          <Answered
            answer={answers.sessions}
            skeleton={<RowsSkeleton label={texts.sessions.loading} />}
          >
            {(sessions) => <SessionsSection sessions={sessions} />}
          </Answered>
        </Stack>
        {returnTo === null ? secondFactor : null}
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {texts.passkeys.title}
          </Heading>
          <Answered
            answer={answers.passkeys}
            skeleton={<RowsSkeleton label={texts.passkeys.loading} />}
          >
            {(passkeys) => <PasskeysSection passkeys={passkeys} returnTo={returnTo} />}
          </Answered>
        </Stack>
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {texts.email.title}
          </Heading>
          <Answered
            answer={answers.security}
            skeleton={<RowsSkeleton label={texts.email.loading} />}
          >
            {({ emailChange }) => <EmailSection change={emailChange} />}
          </Answered>
        </Stack>
      </Stack>
    </AccountFrame>
  );
}
