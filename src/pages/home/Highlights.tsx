import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { ContentIcon } from '@/ui/ContentIcon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.space[8]};
  margin: ${theme.space[8]} 0 0;
  padding: 0;
  list-style: none;

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.color.muted};

  a,
  strong {
    display: block;
    margin-bottom: ${theme.space[1]};
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    font-weight: ${theme.weight.strong};
    line-height: 1.35;
    color: ${theme.color.ink};
  }
`;

type HighlightsProps = { highlights: NonNullable<HomePageQuery['homePage']>['highlights'] };

export const Highlights = ({ highlights }: HighlightsProps) => (
  <section>
    <VisuallyHidden as="h2">{texts.highlights}</VisuallyHidden>
    <Row>
      {highlights.map(({ title, detail, url, icon }, index) => (
        <Item key={index}>
          {icon ? <ContentIcon name={icon} /> : null}
          {url ? (
            <TextLink to={url} quiet>
              {title}
            </TextLink>
          ) : (
            <strong>{title}</strong>
          )}
          {detail}
        </Item>
      ))}
    </Row>
  </section>
);
