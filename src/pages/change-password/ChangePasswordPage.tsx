import { useState } from 'react';
import { styled } from 'styled-components';
import { memberQueries } from '@/data/page/pageQueries';
import { AccountFrame } from '@/features/account/AccountFrame';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { ChangePasswordForm } from './ChangePasswordForm';
import { texts } from './texts';

const Narrow = styled(Stack)`
  max-width: 28rem;
`;

export const queries = memberQueries(() => ({}));

/** `/tai-khoan/doi-mat-khau` */
export function Component() {
  const { profile } = useSession();
  // Remounts the form, so that it is empty after a change.
  const [changes, setChanges] = useState(0);
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <Narrow gap={6}>
        <ChangePasswordForm
          key={changes}
          username={profile?.username ?? ''}
          onChanged={() => {
            setChanges(changes + 1);
            toast(texts.changed);
          }}
        />
        <Text size="sm">
          {texts.forgotten} <TextLink to={paths.forgotPassword()}>{texts.reset}</TextLink>
        </Text>
      </Narrow>
    </AccountFrame>
  );
}
