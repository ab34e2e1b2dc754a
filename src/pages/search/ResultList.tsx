import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate, isoDate } from '@iia/shared/dates';
import type { SearchResultsQuery } from '@/data/generated/operations/pages/search/SearchResults';
import type { SearchKind } from '@/data/generated/types';
import { paths } from '@/lib/paths';
import { keepTermsTogether } from '@/lib/vietnamese';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
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

/** Paths of the single pages, by their API name. */
const singlePagePaths: Readonly<Record<string, string>> = {
  'trang-gia-nhap-iia': paths.join(),
  'trang-loi-ich-hoi-vien': paths.memberBenefits(),
  'trang-bang-cap-cua-iia': paths.certificatesOfIia(),
  'trang-xac-minh-chung-chi': paths.verifyCertificate(),
  'trang-cach-thuc-dat-chung-nhan': paths.howToBeCertified(),
  'trang-iap': paths.iap(),
  'trang-cia': paths.cia(),
  'trang-crma': paths.crma(),
  'trang-yeu-cau-cpe': paths.cpeRequirements(),
};

const personPaths: Readonly<Record<string, (slug: string) => string>> = {
  department: paths.department,
  board: paths.boardMember,
  'founding-council': paths.foundingMember,
};

const slugPaths: Readonly<Partial<Record<SearchKind, (slug: string) => string>>> = {
  course: paths.course,
  document: paths.document,
  seminar: paths.seminar,
  standard: paths.standard,
  service: paths.service,
  about: paths.aboutPage,
};

type Hit = SearchResultsQuery['search']['items'][number];

/** A result's URL; for a result without its own, that of the page that contains it. */
function hitHref({ kind, slug, within }: Pick<Hit, 'kind' | 'slug' | 'within'>): string {
  if (kind === 'page') return singlePagePaths[within ?? ''] ?? paths.home();
  if (kind === 'person') return (slug && personPaths[within ?? '']?.(slug)) || paths.about();
  if (kind === 'news') {
    return slug && within ? paths.newsPost({ category: within, slug }) : paths.news();
  }
  return (slug && slugPaths[kind]?.(slug)) || paths.home();
}

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
