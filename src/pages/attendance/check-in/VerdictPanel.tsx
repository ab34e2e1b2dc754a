import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { toneColor, toneIcon } from '@/ui/tone';
import { texts } from '../texts';
import type { Verdict } from './verdicts';

const Panel = styled.div<{ $color: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-height: 8.5rem;
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-left: 1rem solid ${({ $color }) => $color};

  & > svg {
    color: ${({ $color }) => $color};
  }
`;

const Title = styled.p<{ $color: string }>`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.tight};
  color: ${({ $color }) => $color};
`;

const Name = styled.p`
  margin: ${theme.space[2]} 0 0;
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  margin: ${theme.space[1]} 0 0;
  color: ${theme.color.muted};
`;

const idle = { title: texts.checkIn.waiting, name: '', detail: texts.checkIn.waitingBody };

/** The result of the last scan, readable from arm's length and announced. */
export const VerdictPanel = ({ verdict }: { verdict: Verdict | null }) => {
  const tone = verdict?.tone ?? 'info';
  const { title, name, detail } = verdict ?? idle;
  return (
    <Panel role="status" $color={toneColor[tone]} data-tone={tone}>
      <Icon name={toneIcon[tone]} size="3rem" />
      <div>
        <Title $color={verdict ? toneColor[tone] : theme.color.ink}>{title}</Title>
        {name ? <Name>{name}</Name> : null}
        {detail ? <Detail>{detail}</Detail> : null}
      </div>
    </Panel>
  );
};
