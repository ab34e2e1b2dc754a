import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { theme } from './theme';
import { toneColor, toneIcon, type Tone } from './tone';

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-left: 3px solid ${({ $tone }) => toneColor[$tone]};
  line-height: 1.55;

  & > svg {
    flex: none;
    margin-top: 0.15em;
    color: ${({ $tone }) => toneColor[$tone]};
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  margin: 0;
  font-weight: ${theme.weight.strong};
`;

const Action = styled.div`
  margin-top: ${theme.space[3]};
`;

type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** Errors are announced at once, other tones politely. */
export const Notice = ({ tone = 'info', title, children, action }: NoticeProps) => (
  <Box $tone={tone} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
    <Icon name={toneIcon[tone]} size="1.25rem" />
    <Body>
      {title ? <Title>{title}</Title> : null}
      {children ? <div>{children}</div> : null}
      {action ? <Action>{action}</Action> : null}
    </Body>
  </Box>
);
