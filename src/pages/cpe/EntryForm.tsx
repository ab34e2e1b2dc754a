import { ApiError } from 'rest-contract';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AddCpeEntryDocument, ChangeCpeEntryDocument } from '@/data/generated/operations/pages/cpe';
import { sendFile } from '@/data/sendFile';
import { newKey } from '@/data/sendOnce/attempts';
import { useAction } from '@/data/useAction';
import { Button } from '@/ui/Button';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { clearValues, entryForm, initialValues, partChoices, saveValues } from './entryForm';
import type { Entry } from './EntryLedger';
import { EvidenceField, evidenceProblem, type ChosenEvidence } from './EvidenceField';
import { texts } from './texts';

/** Uploads a file, which the server stores until an entry references it. Returns its documentId; rejects with an ApiError. */
async function uploadEvidence(file: File, signal: AbortSignal): Promise<string> {
  const path = `/cpe/evidence?name=${encodeURIComponent(file.name.slice(-200))}`;
  const data = await sendFile(path, file, signal);
  return (data as { documentId: string }).documentId;
}

const { Form, TextField, DateField, NumberField, ChoiceField, useValues } = entryForm;
const labels = texts.form;

const Width = styled.div`
  max-width: 36rem;
`;

/** Stores a draft in this tab, which survives errors, reloads and a new login. */
const Draft = ({ owner }: { owner: string }) => {
  const { values, dirty } = useValues();
  useEffect(() => {
    if (dirty) saveValues(owner, values);
  }, [dirty, owner, values]);
  return null;
};

/** Paths of the input as paths of the form. */
function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'IdempotencyKeyReused') {
    const { status, code } = error;
    return new ApiError({ status, code, message: labels.alreadyAdded });
  }
  const fields = Object.entries(error.fields).map(([path, message]) => [
    path.replace(/^entry\./, ''),
    message,
  ]);
  return Object.assign(error, { fields: Object.fromEntries(fields) as Record<string, string> });
}

type EntryFormProps = {
  /** The member's documentId. */
  owner: string;
  /** The entry to change; null for a new one. */
  entry: Entry | null;
  onDone: () => void;
};

/** Adds or changes an own entry. After a validation error an uploaded file is not uploaded again. */
export const EntryForm = ({ owner, entry, onDone }: EntryFormProps) => {
  const add = useAction(AddCpeEntryDocument);
  const change = useAction(ChangeCpeEntryDocument);
  const [initial] = useState(() => initialValues(owner, entry));
  const [chosen, setChosen] = useState<ChosenEvidence>({
    file: null,
    existing: entry?.evidence ?? null,
  });
  const [problem, setProblem] = useState<string | null>(null);
  // Adds the entry once, however often it is sent.
  const key = useRef(newKey());
  const sent = useRef<{ file: File; id: string } | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const left = useRef<AbortController>(null);
  useEffect(() => {
    if (entry) heading.current?.focus();
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, [entry]);

  const evidenceId = async (): Promise<string | null> => {
    const { file, existing } = chosen;
    if (file === null) return existing?.documentId ?? null;
    if (sent.current?.file !== file) {
      const signal = left.current?.signal ?? AbortSignal.abort();
      sent.current = { file, id: await uploadEvidence(file, signal) };
    }
    return sent.current.id;
  };

  return (
    <Stack as="section" gap={5} aria-labelledby="cpe-form">
      <div ref={heading} tabIndex={-1}>
        <Heading level={2} size="xl" id="cpe-form">
          {entry ? labels.change : labels.add}
        </Heading>
      </div>
      <Width>
        <Text tone="muted">{labels.lead}</Text>
      </Width>
      <Width>
        <Form
          aria-labelledby="cpe-form"
          initial={initial}
          failed={labels.failed}
          onSubmit={async (input) => {
            const tooLarge = evidenceProblem(chosen.file);
            setProblem(tooLarge);
            if (tooLarge) return;
            try {
              const whole = { ...input, evidence: await evidenceId() };
              if (entry) await change({ id: entry.documentId, entry: whole });
              else await add({ idempotencyKey: key.current, entry: whole });
            } catch (error) {
              const formError = atFields(error);
              if (formError instanceof ApiError) {
                if (formError.code === 'IdempotencyKeyReused') key.current = newKey();
                const refusedFile = formError.status === 413 ? formError.message : null;
                setProblem(formError.fields['evidence'] ?? refusedFile);
              }
              throw formError;
            }
            clearValues();
            toast(entry ? labels.changed : labels.added);
            onDone();
          }}
        >
          {entry ? null : <Draft owner={owner} />}
          <TextField
            name="subject"
            label={labels.subject}
            hint={labels.subjectHint}
            required
            autoComplete="off"
          />
          <TextField name="provider" label={labels.provider} required autoComplete="off" />
          <DateField name="day" label={labels.day} required autoComplete="off" />
          <NumberField name="hours" label={labels.hours} hint={labels.hoursHint} required />
          <ChoiceField name="part" legend={labels.part} options={partChoices} />
          <EvidenceField
            chosen={chosen}
            error={problem}
            onChange={(next) => {
              setChosen(next);
              setProblem(evidenceProblem(next.file));
            }}
          />
          <Row gap={4}>
            <SubmitButton busy={labels.saving}>{labels.save}</SubmitButton>
            {entry ? (
              <Button variant="secondary" onClick={onDone}>
                {labels.cancel}
              </Button>
            ) : null}
          </Row>
        </Form>
      </Width>
    </Stack>
  );
};
