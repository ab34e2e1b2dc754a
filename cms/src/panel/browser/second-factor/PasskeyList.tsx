import { Button, Flex, Typography } from '@strapi/design-system';
import { formatDateTime } from '@iia/shared/dates';
import type { Passkey } from './calls';
import { texts } from './texts';

const words = texts.settings.passkeys;

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

export const PasskeyList = ({ passkeys, onRemove }: PasskeyListProps) => {
  if (passkeys.length === 0) return <Typography>{words.none}</Typography>;
  return (
    <Flex tag="ul" aria-label={words.list} direction="column" alignItems="stretch" gap={3}>
      {passkeys.map((passkey) => (
        <Flex
          tag="li"
          key={passkey.documentId}
          justifyContent="space-between"
          alignItems="center"
          gap={4}
        >
          <Flex direction="column" alignItems="flex-start" gap={1} minWidth={0}>
            <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
              {passkey.name}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {datesOf(passkey)}
            </Typography>
          </Flex>
          <Button
            variant="danger-light"
            size="S"
            aria-label={words.removeOne(passkey.name)}
            onClick={() => onRemove(passkey)}
          >
            {words.remove}
          </Button>
        </Flex>
      ))}
    </Flex>
  );
};

const datesOf = ({ createdAt, lastUsedAt }: Passkey): string =>
  words.dates(formatDateTime(createdAt), lastUsedAt === null ? null : formatDateTime(lastUsedAt));
