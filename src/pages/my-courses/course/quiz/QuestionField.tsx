import { styled } from 'styled-components';
import { ChoiceLine } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/TextInput';
import { theme } from '@/ui/theme';
import { readNumber, type Answer, type Question } from './answers';
import { OrderQuestion } from './OrderQuestion';
import { quizTexts } from './texts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${theme.space[5]} 0 0;
  border: 0;
  border-top: 2px solid ${theme.color.lineStrong};
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  padding: 0 0 ${theme.space[3]};

  & + * {
    clear: both;
  }
`;

const Count = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Words = styled.span`
  display: block;
  max-width: ${theme.measure};
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
  white-space: pre-line;
`;

const Options = styled.div`
  & > label + label {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Narrow = styled.div`
  max-width: 16rem;
`;

type QuestionFieldProps = {
  question: Question;
  /** From 1. */
  number: number;
  count: number;
  answer: Answer;
  onChange: (answer: Answer) => void;
};

/** One question with its options or its number. */
export const QuestionField = ({
  question,
  number,
  count,
  answer,
  onChange,
}: QuestionFieldProps) => {
  const { id, kind, text, options } = question;
  return (
    <Group>
      <Legend>
        <Count>{`${quizTexts.question(number, count)} · ${quizTexts.choose[kind]}`}</Count>
        <Words>{text}</Words>
      </Legend>
      <Controls {...{ id, kind, options, answer, onChange }} />
    </Group>
  );
};

type ControlsProps = Pick<Question, 'id' | 'kind' | 'options'> & {
  answer: Answer;
  onChange: (answer: Answer) => void;
};

const Controls = ({ id, kind, options, answer, onChange }: ControlsProps) => {
  const { choices, text } = answer;
  if (kind === 'order') {
    return (
      <OrderQuestion
        options={options}
        order={choices}
        onChange={(order) => onChange({ ...answer, choices: order })}
      />
    );
  }
  if (kind === 'number') {
    const isWrong = text.trim() !== '' && readNumber(text) === null;
    return (
      <Narrow>
        <Field
          label={quizTexts.number}
          name={`question-${id}`}
          required
          error={isWrong ? quizTexts.notNumber : null}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            value={text}
            onChange={({ currentTarget: { value } }) => onChange({ ...answer, text: value })}
          />
        </Field>
      </Narrow>
    );
  }
  const isSingle = kind === 'single';
  const toggle = (index: number, isChosen: boolean) => {
    const others = isSingle ? [] : choices.filter((choice) => choice !== index);
    onChange({ ...answer, choices: isChosen ? [...others, index] : others });
  };
  return (
    <Options>
      {options.map((option, index) => (
        <ChoiceLine key={option}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={`question-${id}`}
            checked={choices.includes(index)}
            onChange={({ currentTarget: { checked } }) => toggle(index, checked)}
          />
          <span>{option}</span>
        </ChoiceLine>
      ))}
    </Options>
  );
};
