import { useRef, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button';
import { useFieldControl } from './fieldContext';
import { fileFacts } from './fileFacts';
import { Icon } from './Icon';
import { texts } from './texts';
import { theme } from './theme';
import { visuallyHiddenStyles } from './VisuallyHidden';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  position: relative;
`;

/* Visually hidden rather than removed: it keeps focus and keyboard handling. */
const Native = styled.input`
  ${visuallyHiddenStyles}
`;

const Choose = styled.label`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.sm};
  line-height: 1.5;
  cursor: pointer;

  ${Native}:focus-visible + & {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  ${Native}[aria-invalid='true'] + & {
    border-color: ${theme.color.error};
  }

  ${Native}:disabled + & {
    background: ${theme.color.band};
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

const Chosen = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${theme.size.sm};
`;

type FileInputProps = {
  value: File | null;
  onChange: (file: File | null) => void;
  /** Passed to the input's `accept`: a convenience, not validation. */
  accept?: string;
  disabled?: boolean;
};

export const FileInput = ({ value, onChange, accept, disabled }: FileInputProps) => {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // Closing the file dialog without a choice keeps the current file.
    const [file] = target.files ?? [];
    if (file) onChange(file);
  };
  const remove = (): void => {
    if (input.current) input.current.value = '';
    onChange(null);
    input.current?.focus();
  };
  return (
    <Box>
      <Native
        {...control}
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={choose}
      />
      <Choose htmlFor={control.id}>{value ? texts.file.replace : texts.file.choose}</Choose>
      {value ? (
        <>
          <Chosen>
            {value.name} <span>{texts.file.size(fileFacts(value.name, value.size / 1000))}</span>
          </Chosen>
          <Button
            variant="quiet"
            aria-label={texts.file.remove(value.name)}
            onClick={remove}
            unavailable={disabled}
          >
            <Icon name="x" />
          </Button>
        </>
      ) : null}
    </Box>
  );
};
