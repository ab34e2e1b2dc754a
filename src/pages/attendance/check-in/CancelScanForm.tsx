import { cancelScanInputRules } from '@iia/shared/generated/inputRules/CancelScanInput';
import { useCorrections } from './useCorrections';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from '../texts';

const labels = texts.correction;
const { Form, TextField } = contractForm(cancelScanInputRules);

type CancelScanFormProps = { scan: string; line: string; onDone: () => void };

export const CancelScanForm = ({ scan, line, onDone }: CancelScanFormProps) => {
  const { cancel } = useCorrections();
  return (
    <Form
      aria-label={labels.cancelForm(line)}
      failed={labels.failed}
      initial={{ scan }}
      onSubmit={async (input) => {
        await cancel(input);
        toast(labels.done);
        onDone();
      }}
    >
      <Text>{labels.cancelForm(line)}</Text>
      <TextField
        name="reason"
        label={labels.reason}
        hint={labels.reasonHint}
        autoComplete="off"
        required
      />
      <DialogButtons cancel={labels.keep} onCancel={onDone} busy={labels.submitting}>
        {labels.submitCancel}
      </DialogButtons>
    </Form>
  );
};
