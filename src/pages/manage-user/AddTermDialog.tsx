import { addTermInputRules } from '@iia/shared/generated/inputRules/AddTermInput';
import { AddTermDocument } from '@/data/generated/operations/pages/manage-user';
import type { RenewableType } from '@/data/generated/types';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { Dialog } from '@/ui/Dialog';
import { contractForm } from '@/ui/forms/contractForm';
import { DialogButtons } from '@/ui/forms/DialogButtons';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';

const labels = texts.terms.add;
const { Form, ChoiceField, DateField, NumberField, TextAreaField } =
  contractForm(addTermInputRules);

const types: readonly RenewableType[] = ['individual', 'student', 'corporate'];

export const AddTermDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const add = useAction(AddTermDocument);
  return (
    <Dialog open title={labels.title} onClose={onClose}>
      <Form
        aria-label={labels.form}
        failed={texts.failed}
        initial={{ id }}
        onSubmit={async (input) => {
          await add(input);
          toast(labels.done);
          onClose();
        }}
      >
        <ChoiceField
          name="memberType"
          legend={labels.type}
          options={types.map((value) => ({ value, label: membershipTexts.types[value] }))}
        />
        <DateField name="startsOn" label={labels.startsOn} required />
        <DateField name="endsOn" label={labels.endsOn} required />
        <NumberField name="seats" label={labels.seats} hint={labels.seatsHint} />
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
