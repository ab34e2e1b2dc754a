import { limits } from '@iia/shared/limits';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FileInput } from '@/ui/FileInput';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { texts } from './texts';

const labels = texts.form;

export interface ChosenEvidence {
  /** Chosen, but not uploaded yet. */
  file: File | null;
  /** The entry's current file, unless replaced or removed. */
  existing: { documentId: string; name: string } | null;
}

type EvidenceFieldProps = {
  chosen: ChosenEvidence;
  error: string | null;
  onChange: (chosen: ChosenEvidence) => void;
};

/** Why a file cannot be uploaded; the server also checks its content. */
export const evidenceProblem = (file: File | null): string | null =>
  file !== null && file.size > limits.evidenceBytes ? labels.evidenceTooLarge : null;

export const EvidenceField = ({ chosen, error, onChange }: EvidenceFieldProps) => (
  <Stack gap={2}>
    <Field name="evidence" label={labels.evidence} hint={labels.evidenceHint} error={error}>
      <FileInput
        value={chosen.file}
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={(file) => onChange({ ...chosen, file })}
      />
    </Field>
    {chosen.existing && chosen.file === null ? (
      <Row gap={3}>
        <Text size="sm" tone="muted">
          {labels.existing(chosen.existing.name)}
        </Text>
        <Button variant="quiet" onClick={() => onChange({ file: null, existing: null })}>
          {labels.dropEvidence}
        </Button>
      </Row>
    ) : null}
  </Stack>
);
