import { useSearchParams } from 'react-router-dom';
import { AccountSecurityDocument } from '@/data/generated/operations/data/session';
import {
  LoginSessionsDocument,
  PasskeysDocument,
} from '@/data/generated/operations/pages/security';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { safeReturnTo } from '@/lib/safeReturnTo';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Heading } from '@/ui/Heading';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { EmailSection } from './EmailSection';
import { PasskeysSection } from './PasskeysSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionsSection } from './SessionsSection';
import { texts } from './texts';

export const parameters = ['returnTo'];

export const queries = memberQueries(() => ({
  security: partialQuery(AccountSecurityDocument, {}, 'cache-and-network'),
  passkeys: partialQuery(PasskeysDocument, {}, 'cache-and-network'),
  sessions: partialQuery(LoginSessionsDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan/bao-mat` */
export function Component() {
  const securityResult = usePageQuery(queries, 'security');
  const sessionsResult = usePageQuery(queries, 'sessions');
  const passkeysResult = usePageQuery(queries, 'passkeys');
  const [search] = useSearchParams();
  const requestedReturnTo = search.get('returnTo');
  const returnTo = requestedReturnTo === null ? null : safeReturnTo(requestedReturnTo);
  const secondFactor = (
    <Stack as="section" gap={4}>
      <Heading level={2} size="lg">
        {texts.secondFactor.title}
      </Heading>
      <QueryBoundary
        result={securityResult}
        skeleton={<RowsSkeleton label={texts.secondFactor.loading} />}
      >
        {(security) => <SecondFactorSection security={security} returnTo={returnTo} />}
      </QueryBoundary>
    </Stack>
  );
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <Stack gap={12}>
        {returnTo === null ? null : secondFactor}
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {texts.sessions.title}
          </Heading>
          <QueryBoundary
            result={sessionsResult}
            skeleton={<RowsSkeleton label={texts.sessions.loading} />}
          >
            {(sessions) => <SessionsSection sessions={sessions} />}
          </QueryBoundary>
        </Stack>
        {returnTo === null ? secondFactor : null}
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {texts.passkeys.title}
          </Heading>
          <QueryBoundary
            result={passkeysResult}
            skeleton={<RowsSkeleton label={texts.passkeys.loading} />}
          >
            {(passkeys) => <PasskeysSection passkeys={passkeys} returnTo={returnTo} />}
          </QueryBoundary>
        </Stack>
        <Stack as="section" gap={4}>
          <Heading level={2} size="lg">
            {texts.email.title}
          </Heading>
          <QueryBoundary
            result={securityResult}
            skeleton={<RowsSkeleton label={texts.email.loading} />}
          >
            {({ emailChange }) => <EmailSection change={emailChange} />}
          </QueryBoundary>
        </Stack>
      </Stack>
    </AccountFrame>
  );
}
