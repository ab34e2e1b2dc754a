import { useReactiveVar, useMutation } from '@apollo/client/react';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { JoinWaitingListDocument } from '@/data/generated/operations/features/waiting-list';
import { isLoginVar } from '@/data/session';
import { formatDateTime } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { failureMessage } from '@/ui/failureMessage';
import { FieldMessage } from '@/ui/FieldMessage';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useWaitingEntry, type WaitingListTarget } from './useWaitingEntry';

interface Joining {
  /** Returns the position, or null if a seat is already reserved; rejects with an ApiError. */
  join: (line: WaitingListTarget) => Promise<number | null>;
  busy: boolean;
}

function useJoinWaitingList(): Joining {
  const [mutate, { loading }] = useMutation(JoinWaitingListDocument);
  return {
    join: async ({ kind, documentId, groupId, optionId }) => {
      const { data } = await mutate({
        variables: { input: { kind, documentId, groupId, optionId } },
      });
      return data?.joinWaitingList.position ?? null;
    },
    busy: loading,
  };
}

type WaitingListPanelProps = {
  target: WaitingListTarget;
  /** Orders the seat reserved for the member. */
  order: ReactNode;
};

/** For full items: joins the waiting list, or shows the position or the reserved seat. */
export const WaitingListPanel = ({ target, order }: WaitingListPanelProps) => {
  const entry = useWaitingEntry(target);
  return (
    <ScreenOnly>
      <Stack gap={3}>
        <div aria-live="polite">
          {entry?.offerEndsAt ? (
            <Text size="sm">{texts.offered(formatDateTime(entry.offerEndsAt))}</Text>
          ) : entry?.position ? (
            <Text size="sm">
              <span>{texts.position(entry.position)}</span> {texts.whenFree}
            </Text>
          ) : (
            <Text size="sm" tone="muted">
              {texts.about}
            </Text>
          )}
        </div>
        {entry?.offerEndsAt ? order : entry ? null : <Join target={target} />}
        {entry ? <TextLink to={paths.waitingList()}>{texts.toList}</TextLink> : null}
      </Stack>
    </ScreenOnly>
  );
};

const Join = ({ target }: { target: WaitingListTarget }) => {
  const isLogin = useReactiveVar(isLoginVar);
  const { pathname } = useLocation();
  const { join, busy } = useJoinWaitingList();
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  if (!isLogin) {
    return (
      <ButtonLink wide variant="secondary" to={paths.login(pathname)}>
        {texts.join}
      </ButtonLink>
    );
  }
  const submit = async () => {
    setFailure(null);
    try {
      const position = await join(target);
      if (position !== null) toast(texts.joined(position), 'success');
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };
  return (
    <>
      <Button wide variant="secondary" busy={busy} onClick={() => void submit()}>
        {texts.join}
      </Button>
      <div role="alert">{failure ? <FieldMessage id={id}>{failure}</FieldMessage> : null}</div>
    </>
  );
};
