import { useEffect, useEffectEvent, useState } from 'react';
import { SaveAnswersDocument } from '@/data/generated/operations/pages/my-courses';
import { useAction } from '@/data/useAction';
import { readDraft, writeDraft } from '@/lib/drafts';
import { answersOfDraft, initialAnswers, toInput, type Answer, type Answers } from './answers';
import type { QuizAttempt } from './QuizAttempt';

/** Long enough not to save every keystroke. */
const DELAY_MS = 2000;
/** A failed attempt to save is repeated after this time. */
const RETRY_MS = 15_000;

type Saving = 'none' | 'saved' | 'failed';

/** The answers of an attempt in progress, saved on this device at once and on the server shortly after. */
export function useAnswers(attempt: QuizAttempt) {
  const draft = `attempt ${attempt.documentId}`;
  const save = useAction(SaveAnswersDocument);
  const [answers, setAnswers] = useState<Answers>(
    () => answersOfDraft(readDraft(draft), attempt) ?? initialAnswers(attempt),
  );
  const [saving, setSaving] = useState<Saving>('none');
  // A restored draft may not have arrived.
  const [saved, setSaved] = useState<Answers | null>(() => (readDraft(draft) ? null : answers));
  const isChanged = answers !== saved;
  const send = useEffectEvent(() => {
    const sent = answers;
    save({ attempt: attempt.documentId, answers: toInput(attempt.questions, sent) }).then(
      () => {
        setSaving('saved');
        setSaved(sent);
      },
      () => setSaving('failed'),
    );
  });
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(send, DELAY_MS);
    const again = setInterval(send, RETRY_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [answers, isChanged]);
  return {
    answers,
    saving,
    change(question: string, answer: Answer) {
      const changed = { ...answers, [question]: answer };
      setAnswers(changed);
      writeDraft(draft, changed);
    },
    /** The attempt is submitted. */
    forget: () => writeDraft(draft, null),
  };
}
