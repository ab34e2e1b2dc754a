import { useState, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AcceptSeatDocument } from '@/data/generated/operations/features/membership';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { useAction } from '@/data/useAction';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { failureMessage } from '@/ui/failureMessage';
import { Notice } from '@/ui/Notice';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';

const texts = {
  title: 'Nhận chỗ hội viên tổ chức',
  description: 'Nhận chỗ trong thời hạn hội viên tổ chức theo lời mời.',
  lead: 'Tổ chức của Quý khách mời Quý khách nhận một chỗ trong thời hạn hội viên tổ chức tại Viện.',
  body: 'Khi giữ chỗ, Quý khách được giá hội viên và các quyền lợi của hội viên cho đến khi thời hạn của tổ chức kết thúc hoặc chỗ được thu lại. Thời hạn hội viên riêng của Quý khách, nếu có, vẫn giữ nguyên. Người quản trị của tổ chức thấy họ tên của Quý khách.',
  account: (name: string) => `Chỗ này sẽ gắn với tài khoản đang đăng nhập: ${name}.`,
  accept: 'Nhận chỗ',
  rejected: 'Chưa nhận được chỗ',
  accepted: (company: string) => `Quý khách đã nhận chỗ hội viên của ${company}.`,
  membership: 'Xem tư cách hội viên',
  missing: 'Chưa thấy mã mời',
  missingBody:
    'Quý khách vui lòng mở lại đường dẫn trong thư mời khi đã đăng nhập. Mỗi lời mời chỉ dùng được một lần.',
} as const;

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
  const accept = useAction(AcceptSeatDocument);
  const [state, setState] = useState<Acceptance>({ kind: 'open' });
  const confirm = async (): Promise<void> => {
    setState({ kind: 'busy' });
    try {
      const { company } = await accept({ token });
      setState({ kind: 'accepted', company });
    } catch (error) {
      setState({ kind: 'rejected', message: failureMessage(error) });
    }
  };
  const toMembership = <TextLink to={paths.memberType()}>{texts.membership}</TextLink>;
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
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
