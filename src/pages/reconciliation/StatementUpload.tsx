import { styled } from 'styled-components';
import type { ReconcileStatementMutation } from '@/data/generated/operations/ReconcileStatement';
import { limits } from '@/data/generated/limits';
import { useReconcileStatement } from '@/features/payments/useReconcileStatement';
import { FileForm } from '@/ui/forms/FileForm';
import { Heading } from '@/ui/Heading';
import { ScreenOnly } from '@/ui/printVisibility';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const labels = texts.upload;

const Words = styled.div`
  max-width: ${theme.measure};
`;

type StatementUploadProps = {
  onReport: (report: ReconcileStatementMutation['reconcileStatement']) => void;
};

export const StatementUpload = ({ onReport }: StatementUploadProps) => {
  const reconcile = useReconcileStatement();
  return (
    <ScreenOnly>
      <Stack gap={4}>
        <Heading level={2} size="xl">
          {labels.heading}
        </Heading>
        <Words>
          <Text tone="muted">{labels.body}</Text>
        </Words>
        <FileForm
          name="statement"
          texts={labels}
          maxBytes={limits.statementBytes}
          accept=".csv,.txt,.tsv,.xlsx"
          onSubmit={async (content) => onReport(await reconcile({ content }))}
        />
      </Stack>
    </ScreenOnly>
  );
};
