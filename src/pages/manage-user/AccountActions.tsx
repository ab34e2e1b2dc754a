import { useState } from 'react';
import {
  BlockUserDocument,
  SetStaffRoleDocument,
} from '@/data/generated/operations/pages/manage-user';
import { ResetSecondFactor } from '@/features/auth/ResetSecondFactor';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { Button } from '@/ui/Button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { ReasonDialog } from './ReasonDialog';
import { texts } from './texts';
import { nameOf, type ManagedUser } from './UserFacts';
import { useAction } from '@/data/useAction';

type Action = 'block' | 'unblock' | 'makeStaff' | 'removeStaff';

/** Actions that change who can log in, and with which role. */
export const AccountActions = ({ user }: { user: ManagedUser }) => {
  const [dialog, setDialog] = useState<Action | null>(null);
  const block = useAction(BlockUserDocument);
  const setRole = useAction(SetStaffRoleDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  const { documentId: id, blocked, staff, own } = user;
  const name = nameOf(user);
  if (own) return <Text tone="muted">{texts.own}</Text>;

  const change = async (action: Action, reason: string): Promise<void> => {
    await withReauthentication(async () => {
      if (action === 'block' || action === 'unblock') {
        await block({ id, blocked: action === 'block', reason });
      } else {
        await setRole({ id, staff: action === 'makeStaff', reason });
      }
    });
    toast(texts[action].done(name));
  };
  const actions: readonly Action[] = [
    blocked ? 'unblock' : 'block',
    ...(staff ? ['removeStaff' as const] : blocked ? [] : ['makeStaff' as const]),
  ];
  return (
    <Row gap={3}>
      {actions.map((action) => (
        <Button key={action} variant="secondary" onClick={() => setDialog(action)}>
          {texts[action].action}
        </Button>
      ))}
      {user.secondFactor ? <ResetSecondFactor userId={id} name={name} /> : null}
      {dialog === null ? null : (
        <ReasonDialog
          id={id}
          title={texts[dialog].title(name)}
          body={texts[dialog].body}
          action={texts[dialog].action}
          onReason={(reason) => change(dialog, reason)}
          onClose={() => setDialog(null)}
        />
      )}
      {confirmation}
    </Row>
  );
};
