import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate, isoDate } from '@iia/shared/dates';
import { keepTermsTogether } from '@/lib/vietnamese';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
import { hitHref, type Hit } from './hitHref';
import { texts } from './texts';

const Marked = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${theme.weight.strong};
  text-decoration: underline ${theme.color.accent} 2px;
  text-underline-offset: 0.2em;
  text-decoration-skip-ink: none;
`;

type HighlightedTextProps = {
  text: string;
  /** In UTF-16 units; sorted and not overlapping. */
  marks: readonly { start: number; end: number }[];
};

/** The element is replaced as a whole when the text changes, because a translated page would not show the new text otherwise. */
const HighlightedText = ({ text, marks }: HighlightedTextProps) => (
  <span key={`${text} ${JSON.stringify(marks)}`}>
    {marks.map(({ start, end }, index) => (
      <Fragment key={start}>
        <Fragment>{text.slice(marks[index - 1]?.end ?? 0, start)}</Fragment>
        <Marked>{text.slice(start, end)}</Marked>
      </Fragment>
    ))}
    <Fragment>{text.slice(marks.at(-1)?.end ?? 0)}</Fragment>
  </span>
);

const List = styled.ol`
  margin: 0;
  padding: 0;
  border-top: 2px solid ${theme.color.lineStrong};
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-block: ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('sm')} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  ${media.up('sm')} {
    display: block;
    padding-top: 0.2rem;

    & > * {
      display: block;
    }
  }

  time {
    font-family: ${theme.font.figures};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const StyledLink = styled(Link)`
  color: ${theme.color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

const Excerpt = styled.p`
  max-width: ${theme.measure};
  margin: ${theme.space[1]} 0 0;
  color: ${theme.color.muted};
  line-height: 1.6;
  overflow-wrap: break-word;

  mark {
    color: ${theme.color.ink};
  }
`;

export const ResultList = ({ hits }: { hits: readonly Hit[] }) => (
  <List aria-label={texts.results}>
    {hits.map((hit) => (
      <Entry key={`${hit.kind} ${hit.within} ${hit.slug}`}>
        <Facts>
          <span>{texts.kinds[hit.kind]}</span>
          {hit.date ? <time dateTime={isoDate(hit.date)}>{formatDate(hit.date)}</time> : null}
        </Facts>
        <div>
          <Heading level={2} size="lg">
            <StyledLink to={hitHref(hit)}>
              <HighlightedText text={keepTermsTogether(hit.title.text)} marks={hit.title.marks} />
            </StyledLink>
          </Heading>
          {hit.excerpt.text ? (
            <Excerpt>
              <HighlightedText {...hit.excerpt} />
            </Excerpt>
          ) : null}
        </div>
      </Entry>
    ))}
  </List>
);
