import { incidentCode } from '@/ui/incidentCode';
import { Text } from '@/ui/Text';
import { texts } from '@/ui/texts';

/** Lets a user report a failure so that it can be found in the log. Renders nothing for an error without a code. */
export const IncidentCode = ({ error }: { error: unknown }) => {
  const code = incidentCode(error);
  if (code === null) return null;
  return (
    <Text tone="muted">
      {texts.failure.code} <code translate="no">{code}</code>
    </Text>
  );
};
