import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { usePanelAction, usePanelQuery } from '../usePanelQuery';
import { texts } from './texts';

const words = texts.settings;
const PATH = '/content-manager/panel/user-factors';

interface UserFactor {
  id: number;
  name: string;
  email: string;
  on: boolean;
}

/** For super administrators: the panel users without a second factor, and a button to reset one. */
export const UserFactors = () => {
  const { post } = useFetchClient();
  const runAction = usePanelAction();
  const me = useAuth('UserFactors', ({ user }) => user?.email);
  const { data = [], refetch } = usePanelQuery<UserFactor[]>(PATH);
  const [userId, setUserId] = useState<string>();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const resettable = data.filter(({ on, email }) => on && email !== me);
  const reset = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await runAction(() => post(`${PATH}/reset`, { userId, reason }), words.resetDone)) {
      setUserId(undefined);
      setReason('');
      refetch();
    }
    setBusy(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h2" variant="delta">
        {words.users}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {data.map(({ id, name, email, on }) => (
          <Flex tag="li" key={id} justifyContent="space-between" gap={4}>
            <Typography>
              {name} ({email})
            </Typography>
            <Typography textColor={on ? 'success700' : 'danger700'}>
              {on ? words.on : words.off}
            </Typography>
          </Flex>
        ))}
      </Flex>
      <Typography textColor="neutral600">{words.usersHint}</Typography>
      {resettable.length === 0 ? (
        <Typography>{words.nobody}</Typography>
      ) : (
        <Flex
          tag="form"
          direction="column"
          alignItems="stretch"
          gap={4}
          onSubmit={(event: FormEvent) => void reset(event)}
        >
          <Field.Root required name="userId">
            <Field.Label>{words.user}</Field.Label>
            <SingleSelect
              value={userId ?? null}
              onChange={(value: string | number) => setUserId(String(value))}
            >
              {resettable.map(({ id, name, email }) => (
                <SingleSelectOption key={id} value={String(id)}>
                  {name} ({email})
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          <Field.Root required name="reason">
            <Field.Label>{words.reason}</Field.Label>
            <TextInput
              value={reason}
              minLength={5}
              maxLength={300}
              onChange={({ target }: { target: HTMLInputElement }) => setReason(target.value)}
            />
          </Field.Root>
          <Flex>
            <Button
              type="submit"
              variant="danger-light"
              loading={busy}
              disabled={userId === undefined || reason.trim().length < 5}
            >
              {words.reset}
            </Button>
          </Flex>
        </Flex>
      )}
    </Flex>
  );
};
