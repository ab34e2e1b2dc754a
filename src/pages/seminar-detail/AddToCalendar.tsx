import { styled } from 'styled-components';
import { texts } from '@/features/catalogue/texts';
import { seminarEventPath } from '@/lib/feeds';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';

/* It belongs to the facts above it. */
const Line = styled.p`
  margin: -${theme.space[8]} 0 0;
  font-size: ${theme.size.sm};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.tap};
  }

  ${media.print} {
    display: none;
  }
`;

/** Puts a seminar into the visitor's own calendar. */
export const AddToCalendar = ({ slug }: { slug: string }) => (
  <Line>
    <TextLink to={seminarEventPath(slug)} routing={{ reloadDocument: true }}>
      <Icon name="calendar-blank" />
      {texts.addToCalendar}
    </TextLink>
  </Line>
);
