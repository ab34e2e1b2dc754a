import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button';
import { failureMessage } from '../failureMessage';
import { Field } from '../Field';
import { fieldId } from '../fieldContext';
import { FileInput } from '../FileInput';
import { Stack } from '../layout';
import { useHydrated } from '../useHydrated';

/** A file's bytes in Base64. Rejects if the browser cannot read it, e.g. after it was moved. */
function fileContent(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error(reader.error?.message));
    reader.readAsDataURL(file);
  });
}

interface FileFormTexts {
  form: string;
  file: string;
  hint: (kilobytes: number) => string;
  submit: string;
  submitting: string;
  missing: string;
  tooLarge: (kilobytes: number) => string;
  unreadable: string;
}

type FileFormProps = {
  name: string;
  texts: FileFormTexts;
  maxBytes: number;
  accept: string;
  /** Receives the file in Base64; a rejection is shown at the field. */
  onSubmit: (content: string) => Promise<void>;
  onChoose?: () => void;
  /** Further fields. */
  children?: ReactNode;
};

/** A form for one file, which stays chosen after an error. */
export const FileForm = ({
  name,
  texts,
  maxBytes,
  accept,
  onSubmit,
  onChoose,
  children,
}: FileFormProps) => {
  const hydrated = useHydrated();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const kilobytes = maxBytes / 1000;

  const reject = (message: string): void => setProblem({ message });
  useEffect(() => {
    // While it is disabled, the field cannot receive the focus.
    if (problem && !busy) document.getElementById(fieldId(name))?.focus();
  }, [problem, busy, name]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (file === null) return reject(texts.missing);
    if (file.size > maxBytes) return reject(texts.tooLarge(kilobytes));
    const content = await fileContent(file).catch(() => null);
    if (!content) return reject(texts.unreadable);
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit(content);
    } catch (error) {
      reject(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form aria-label={texts.form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Field
          name={name}
          label={texts.file}
          hint={texts.hint(kilobytes)}
          error={problem?.message}
          required
        >
          <FileInput
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              setProblem(null);
              onChoose?.();
            }}
            accept={accept}
            disabled={busy}
          />
        </Field>
        {children}
        <div>
          <Button type="submit" busy={busy} disabled={!hydrated}>
            {busy ? texts.submitting : texts.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
