import { styled } from 'styled-components';
import type { CertificateState } from '@/data/generated/types';
import { badgeColor, type BadgeTone } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { stateAppearance } from '@/features/certification/certificateState';
import { texts } from '@/features/certification/texts';

const Label = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

const Word = styled.p<{ $tone: BadgeTone }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin: ${theme.space[1]} 0 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.tight};
  color: ${({ $tone }) => badgeColor[$tone]};
`;

const Meaning = styled.p`
  max-width: 44ch;
  margin: ${theme.space[3]} 0 0;
`;

export const CertificateStateSummary = ({ state }: { state: CertificateState }) => {
  const { word, meaning } = texts.statuses[state];
  const { tone, icon } = stateAppearance[state];
  return (
    <div>
      <Label>{texts.facts.status}</Label>
      <Word $tone={tone}>
        <Icon name={icon} size="1em" />
        {word}
      </Word>
      <Meaning>{meaning}</Meaning>
    </div>
  );
};
