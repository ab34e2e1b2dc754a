import { limits } from '@iia/shared/limits';
import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  RemindUsersDocument,
  type RemindUsersMutation,
} from '@/data/generated/operations/pages/manage-users';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

type RemindResult = RemindUsersMutation['userRemind'];

/** Reminds members of their expiring membership. Rejects with an ApiError. */
function useRemindUsers(): (userIds: readonly string[]) => Promise<RemindResult> {
  const [mutate] = useMutation(RemindUsersDocument);
  return async (userIds) => {
    const { data } = await mutate({
      variables: { input: { userIds: [...userIds], kind: 'membership_expiring' } },
    });
    if (!data) throw new Error('The mutation returned neither data nor an error.');
    return data.userRemind;
  };
}

/* Sticky while members are selected. */
const Bar = styled.section<{ $inUse: boolean }>`
  position: ${({ $inUse }) => ($inUse ? 'sticky' : 'static')};
  top: 0;
  z-index: 1;
  padding-block: ${theme.space[2]};
  background: ${theme.color.paper};

  ${media.print} {
    display: none;
  }
`;

const labels = texts.remind;

type RemindBarProps = {
  selected: ReadonlySet<string>;
  onClear: () => void;
  /** Further actions next to the reminder. */
  more: ReactNode;
};

/** Actions for the selected members, with their result. */
export const RemindBar = ({ selected, onClear, more }: RemindBarProps) => {
  const remind = useRemindUsers();
  const [isConfirming, setIsConfirming] = useState(false);
  const [result, setResult] = useState<RemindResult | null>(null);
  const count = selected.size;
  const tooMany = count > limits.remindedMembers;
  const ready = count > 0 && !tooMany;
  return (
    <>
      <Bar aria-label={labels.region} $inUse={count > 0}>
        <Row gap={3} justify="space-between">
          <div role="status">
            <Text size="sm" tone={count === 0 ? 'muted' : 'ink'}>
              {count === 0 ? labels.hint : labels.selected(count)}
            </Text>
            {tooMany ? (
              <Text size="sm" tone="error">
                {labels.tooMany(limits.remindedMembers)}
              </Text>
            ) : null}
          </div>
          <Row gap={2}>
            {count > 0 ? (
              <Button variant="quiet" onClick={onClear}>
                {labels.clear}
              </Button>
            ) : null}
            {more}
            <Button
              aria-disabled={!ready || undefined}
              onClick={() => {
                if (ready) setIsConfirming(true);
              }}
            >
              {labels.action}
            </Button>
          </Row>
        </Row>
      </Bar>
      {result ? <Outcome result={result} /> : null}
      <ConfirmDialog
        open={isConfirming}
        title={labels.title(count)}
        action={labels.send}
        variant="primary"
        onConfirm={async () => {
          setResult(null);
          setResult(await remind([...selected]));
          onClear();
        }}
        onClose={() => setIsConfirming(false)}
      >
        {labels.body}
      </ConfirmDialog>
    </>
  );
};

const Outcome = ({ result: { queued, skipped } }: { result: RemindResult }) => (
  <Notice tone={queued > 0 ? 'success' : 'info'} title={labels.queued(queued)}>
    {skipped > 0 ? labels.skipped(skipped) : null}
  </Notice>
);
