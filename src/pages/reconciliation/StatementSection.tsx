import { useState } from 'react';
import type { ReconcileStatementMutation } from '@/data/generated/operations/ReconcileStatement';
import { Stack } from '@/ui/Stack';
import { StatementReport } from './StatementReport';
import { StatementUpload } from './StatementUpload';

type Report = ReconcileStatementMutation['reconcileStatement'];

/** A report stays until another file has a report or invalid lines. */
export const StatementSection = () => {
  const [report, setReport] = useState<Report | null>(null);
  return (
    <Stack gap={8}>
      <StatementUpload onReport={setReport} />
      {report ? <StatementReport report={report} /> : null}
    </Stack>
  );
};
