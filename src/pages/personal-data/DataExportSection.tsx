import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PersonalDataExportDocument } from '@/data/generated/operations/pages/personal-data';
import type { PersonalDataFormat } from '@/data/generated/types';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { saveFile } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Icon } from '@/ui/Icon';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.copy;

const formats: readonly PersonalDataFormat[] = ['html', 'json'];

export const DataExportSection = () => {
  const client = useApolloClient();
  const { withReauthentication, confirmation } = useReauthentication();
  const [saving, setSaving] = useState<PersonalDataFormat | null>(null);
  const save = async (format: PersonalDataFormat): Promise<void> => {
    if (saving) return;
    setSaving(format);
    try {
      const { data } = await withReauthentication(() =>
        client.query({
          query: PersonalDataExportDocument,
          variables: { format },
          fetchPolicy: 'no-cache',
        }),
      );
      if (!data) return;
      saveFile(data.personalDataExport);
      toast(copy.saved(data.personalDataExport.name));
    } catch (error) {
      toast(failureMessage(error), 'error');
    } finally {
      setSaving(null);
    }
  };
  return (
    <Stack gap={4}>
      <Text>{copy.lead}</Text>
      <Row gap={3}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            busy={saving === format}
            onClick={() => void save(format)}
          >
            {saving === format ? null : <Icon name="download-simple" />}
            <span>{saving === format ? copy.saving : copy[format]}</span>
          </Button>
        ))}
      </Row>
      {confirmation}
    </Stack>
  );
};
