import { styled } from 'styled-components';
import { texts } from '@/features/catalogue/texts';
import { seminarEventPath } from '@/lib/feeds';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';

/* Pulled up to the facts it belongs to. */
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

export const AddToCalendar = ({ slug }: { slug: string }) => (
  <Line>
    <TextLink to={seminarEventPath(slug)} routing={{ reloadDocument: true }}>
      <Icon name="calendar-blank" />
      {texts.addToCalendar}
    </TextLink>
  </Line>
);
