import { styled } from 'styled-components';
import { ButtonLink } from '@/ui/ButtonLink';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[3]};
  border-top: 3px solid ${theme.color.accent};
  background: ${theme.color.paper};
  font-size: ${theme.size.sm};

  p {
    margin: 0;
  }

  ${media.print} {
    display: none;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};

  & > a:last-child {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;

type CompareBarProps = { count: number; tableHref: string; clearHref: string };

/** Stays at the bottom of the window while courses are chosen. */
export const CompareBar = ({ count, tableHref, clearHref }: CompareBarProps) => (
  <Bar>
    <p role="status">{texts.chosen(count)}</p>
    <Links>
      <ButtonLink to={tableHref}>{texts.open}</ButtonLink>
      <TextLink to={clearHref} routing={{ preventScrollReset: true, replace: true }}>
        {texts.clear}
      </TextLink>
    </Links>
  </Bar>
);
