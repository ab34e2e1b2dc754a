import { useState, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { memberQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { useSeatActions } from '@/features/membership/useSeatActions';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { failureMessage } from '@/ui/failureMessage';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

/**
 * The token from the link's fragment, stored only in memory: it is removed from the URL and the history as soon as
 * the page runs. Empty if the URL has none.
 */
function useSeatToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = hash.slice(1);
  const [token, setToken] = useState(linked);
  if (linked !== '' && linked !== token) setToken(linked);
  useEffect(() => {
    if (linked !== '') void navigate(paths.acceptSeat(), { replace: true });
  }, [linked, navigate]);
  return token;
}

export const queries = memberQueries(() => ({ me: partialQuery(ProfileDocument) }));

type Acceptance =
  | { kind: 'open' | 'busy' }
  | { kind: 'accepted'; company: string }
  | { kind: 'rejected'; message: string };

/** `/tai-khoan/nhan-cho#…`: the target of an invitation's link. */
export function Component() {
  const me = usePageQuery(queries, 'me');
  const token = useSeatToken();
  const { accept } = useSeatActions();
  const [state, setState] = useState<Acceptance>({ kind: 'open' });
  const confirm = async (): Promise<void> => {
    setState({ kind: 'busy' });
    try {
      setState({ kind: 'accepted', company: await accept(token) });
    } catch (error) {
      setState({ kind: 'rejected', message: failureMessage(error) });
    }
  };
  const toMembership = <TextLink to={paths.memberType()}>{texts.membership}</TextLink>;
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <QueryBoundary result={me}>
        {({ fullName, email }) =>
          token === '' ? (
            <EmptyState title={texts.missing} action={toMembership}>
              {texts.missingBody}
            </EmptyState>
          ) : state.kind === 'accepted' ? (
            <Stack gap={5}>
              <Notice tone="success">{texts.accepted(state.company)}</Notice>
              {toMembership}
            </Stack>
          ) : (
            <Stack gap={5}>
              <Text>{texts.body}</Text>
              <Text>{texts.account(`${fullName} (${email})`)}</Text>
              {state.kind === 'rejected' ? (
                <Notice tone="error" title={texts.rejected}>
                  {state.message}
                </Notice>
              ) : null}
              <div>
                <Button busy={state.kind === 'busy'} onClick={() => void confirm()}>
                  {texts.accept}
                </Button>
              </div>
            </Stack>
          )
        }
      </QueryBoundary>
    </AccountFrame>
  );
}
