import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { ContentIcon } from '@/ui/ContentIcon';
import { Heading } from '@/ui/Heading';
import { Container } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Part = styled.section`
  margin-top: ${theme.space[16]};

  ${media.up('md')} {
    margin-top: ${theme.space[20]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.primary};

  > :not(:first-child) {
    grid-column: 2;
  }

  a,
  strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    font-weight: ${theme.weight.strong};
    line-height: 1.35;
    color: ${theme.color.ink};
  }

  p {
    margin: 0;
    font-size: ${theme.size.sm};
    line-height: 1.6;
    color: ${theme.color.muted};
  }

  ${media.up('md')} {
    grid-template-columns: 2.5rem minmax(0, 4fr) minmax(0, 6fr);
    align-items: start;

    > p:last-child {
      grid-column: 3;
    }
  }
`;

type HighlightsProps = { highlights: NonNullable<HomePageQuery['homePage']>['highlights'] };

/** What the institute offers, as an index rather than as cards. */
export const Highlights = ({ highlights }: HighlightsProps) => (
  <Part>
    <Container>
      <Columns>
        <Heading level={2}>{texts.highlights}</Heading>
        <List>
          {highlights.map(({ title, detail, url, icon }, index) => (
            <Item key={index}>
              <ContentIcon name={icon} />
              <span>
                {url ? (
                  <TextLink to={url} quiet>
                    {title}
                  </TextLink>
                ) : (
                  <strong>{title}</strong>
                )}
              </span>
              <p>{detail}</p>
            </Item>
          ))}
        </List>
      </Columns>
    </Container>
  </Part>
);
