import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  EndLoginSessionDocument,
  EndOtherSessionsDocument,
  type LoginSessionsQuery,
} from '@/data/generated/operations/pages/security';
import { deviceName } from '@/features/auth/deviceName';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { SessionLedger, type LoginSession } from './SessionLedger';
import { texts } from './texts';

const copy = texts.sessions;

type SessionsSectionProps = { sessions: LoginSessionsQuery['loginSessions'] };

export const SessionsSection = ({ sessions }: SessionsSectionProps) => {
  const [end] = useMutation(EndLoginSessionDocument);
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  const [toEnd, setToEnd] = useState<LoginSession | 'others' | null>(null);
  const one = toEnd === 'others' ? null : toEnd;
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <Stack gap={4}>
      <SessionLedger sessions={sessions} onEnd={setToEnd} />
      {hasOthers ? (
        <div>
          <Button variant="secondary" onClick={() => setToEnd('others')}>
            {copy.endOthers}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{copy.onlyThis}</Text>
      )}
      <Text size="sm">
        {copy.unfamiliar} <TextLink to={paths.changePassword()}>{copy.changePassword}</TextLink>
      </Text>
      <ConfirmDialog
        open={one !== null}
        title={copy.confirmOne}
        action={copy.end}
        onConfirm={async () => {
          if (!one) return;
          await withReauthentication(() => end({ variables: { input: { id: one.documentId } } }));
          toast(copy.ended(deviceName(one)));
        }}
        onClose={() => setToEnd(null)}
      >
        {one ? copy.confirmOneBody(deviceName(one)) : null}
      </ConfirmDialog>
      <ConfirmDialog
        open={toEnd === 'others'}
        title={copy.confirmOthers}
        action={copy.endOthers}
        onConfirm={async () => {
          await withReauthentication(() => endOthers());
          toast(copy.othersEnded);
        }}
        onClose={() => setToEnd(null)}
      >
        {copy.confirmOthersBody}
      </ConfirmDialog>
      {confirmation}
    </Stack>
  );
};
