import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PrepareBatchDocument } from '@/data/generated/operations/pages/manage-users';
import type { BatchAction } from '@/data/generated/types';
import { batchTexts } from '@/features/managed-users/batchTexts';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Field } from '@/ui/Field';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/layout';
import { Select } from '@/ui/Select';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';
import { filterOf, type UsersQuery } from './usersQuery';

const labels = texts.all;

const actions = Object.keys(batchTexts.actions) as BatchAction[];

/** Prepares a batch for all matching members. It runs only after a preview. */
export const BatchActions = ({ query }: { query: UsersQuery }) => {
  const navigate = useNavigate();
  const [prepare] = useMutation(PrepareBatchDocument);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(labels.name);
    const action = actions.find((each) => each === chosen);
    if (!action) return setProblem(labels.missing);
    setBusy(true);
    setProblem(null);
    try {
      const input = { action, ...filterOf(query) };
      const { data } = await prepare({ variables: { input } });
      if (data) await navigate(paths.userBatch(data.prepareBatch.documentId));
    } catch (error) {
      setProblem(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ScreenOnly>
      <form aria-label={labels.form} noValidate onSubmit={(event) => void submit(event)}>
        <Row gap={3} align="end">
          <Field label={labels.action} name={labels.name} error={problem} required>
            <Select aria-required={undefined} defaultValue="" onChange={() => setProblem(null)}>
              <option value="">{labels.choose}</option>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {batchTexts.actions[action]}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="secondary" busy={busy}>
            {labels.preview}
          </Button>
          <TextLink to={paths.userBatches()}>{labels.earlier}</TextLink>
        </Row>
      </form>
    </ScreenOnly>
  );
};
