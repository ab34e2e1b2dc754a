import { endTermInputRules } from '@iia/shared/generated/inputRules/EndTermInput';
import { EndTermDocument } from '@/data/generated/operations/pages/manage-user';
import { formatDateRange } from '@iia/shared/dates';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';

const labels = texts.terms.end;
const { Form, DateField, TextAreaField } = contractForm(endTermInputRules);

type EndTermDialogProps = {
  term: { documentId: string; startsOn: string; endsOn: string };
  onClose: () => void;
};

export const EndTermDialog = ({ term, onClose }: EndTermDialogProps) => {
  const end = useAction(EndTermDocument);
  return (
    <Dialog open title={labels.title} onClose={onClose}>
      <Form
        aria-label={labels.title}
        failed={texts.failed}
        initial={{ id: term.documentId }}
        onSubmit={async (input) => {
          await end(input);
          toast(labels.done);
          onClose();
        }}
      >
        <Text tone="muted">{labels.body(formatDateRange(term.startsOn, term.endsOn))}</Text>
        <DateField name="lastDay" label={labels.lastDay} required />
        <TextAreaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          required
        />
        <DialogButtons cancel={texts.cancel} onCancel={onClose} busy={texts.saving}>
          {labels.save}
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
