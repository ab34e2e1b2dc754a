import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'yup';
import { validateForm } from '@/ui/forms/formErrors';
import type { TextFieldProps } from '@/ui/forms/fields';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PasswordField } from './PasswordField';
import { texts } from './passwordTexts';

const List = styled.ul`
  margin: ${theme.space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.6;
`;

const Rule = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  color: ${({ $met }) => ($met ? theme.color.success : theme.color.muted)};

  svg {
    flex: none;
    align-self: center;
  }
`;

const Title = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
`;

type PasswordRulesProps = {
  /** The contract's message on the required length. */
  length: string;
  /** Whether the contract's rules accept the password. */
  accepted: boolean;
  /** Whether both fields match and are not empty. */
  same: boolean;
};

const PasswordRules = ({ length, accepted, same }: PasswordRulesProps) => {
  const labels = texts.rules;
  const rules = [
    { text: length, met: accepted },
    { text: labels.same, met: same },
  ];
  return (
    <div>
      <Title>{labels.title}</Title>
      <List>
        {rules.map(({ text, met }) => (
          <Rule key={text} $met={met}>
            <Icon name={met ? 'check' : 'minus'} />
            {text}
            <VisuallyHidden>
              : <span>{met ? labels.met : labels.unmet}</span>
            </VisuallyHidden>
          </Rule>
        ))}
        {[labels.uncommon, labels.impersonal].map((text) => (
          <Rule key={text} $met={false}>
            <Icon name="minus" />
            {text}
          </Rule>
        ))}
      </List>
    </div>
  );
};

interface Passwords {
  password: string;
  passwordConfirmation: string;
}

type NewPasswordFieldsProps = {
  /** The text field of the surrounding form. */
  field: (props: TextFieldProps<keyof Passwords>) => ReactNode;
  /** The generated rules of the form's input. */
  rules: Schema;
  values: Passwords;
};

export const NewPasswordFields = ({ field, rules, values }: NewPasswordFieldsProps) => {
  const { password, passwordConfirmation } = values;
  const errorOf = (typed: string) => validateForm<Passwords>(rules, { password: typed }).password;
  return (
    <>
      <PasswordField
        field={field}
        name="password"
        label={texts.form.password}
        autoComplete="new-password"
      />
      <PasswordField
        field={field}
        name="passwordConfirmation"
        label={texts.form.confirmation}
        autoComplete="new-password"
      />
      <PasswordRules
        length={errorOf('x') ?? ''}
        accepted={errorOf(password) === undefined}
        same={password !== '' && password === passwordConfirmation}
      />
    </>
  );
};
