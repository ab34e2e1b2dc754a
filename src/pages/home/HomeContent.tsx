import { formatDate } from '@iia/shared/dates';
import { styled } from 'styled-components';
import type { DocumentEntry_documentFragment } from '@/data/generated/operations/features/catalogue/entries/DocumentEntry_document';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import type { HomePageQuery } from '@/data/generated/operations/pages/home';
import { CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { PartnerStrip } from '@/features/institute/partners/PartnerStrip';
import { paths } from '@/lib/paths';
import { KeyFigures } from '@/ui/article/KeyFigures';
import { Picture, type PictureImage } from '@/ui/Picture';
import { theme, media } from '@/ui/theme';
import { FrontPageStory } from './FrontPageStory';
import { Highlights } from './Highlights';
import { HomeSection } from './HomeSection';
import { ShelfDocument } from './ShelfDocument';
import { texts } from './texts';

const Columns = styled.div`
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[12]};
  }
`;

type FrontPageNewsProps = { stories: readonly NewsEntry_postFragment[] };

/** The news as a front page: the first with its picture, the others beside it. */
const FrontPageNews = ({ stories: [first, ...others] }: FrontPageNewsProps) => (
  <Columns>
    {first ? <FrontPageStory story={first} leading /> : null}
    <div>
      {others.map((story) => (
        <FrontPageStory key={story.documentId} story={story} />
      ))}
    </div>
  </Columns>
);

const Shelf = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }
`;

type DocumentShelfProps = { documents: readonly DocumentEntry_documentFragment[] };

/** Publications as a shelf of covers; below `md` a list. */
const DocumentShelf = ({ documents }: DocumentShelfProps) => (
  <Shelf>
    {documents.map((document) => (
      <ShelfDocument key={document.documentId} document={document} />
    ))}
  </Shelf>
);

const Day = styled.p`
  margin: ${theme.space[3]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type Content = NonNullable<HomePageQuery['homePage']>;
type InstituteFiguresProps = { figures: Content['figures']; countedOn: Content['figuresOn'] };

const InstituteFigures = ({ figures, countedOn }: InstituteFiguresProps) => (
  <>
    <KeyFigures figures={figures} />
    {countedOn ? <Day>{texts.figures.countedOn(formatDate(countedOn))}</Day> : null}
  </>
);

const Frame = styled.div`
  margin-top: ${theme.space[10]};
`;

const HeroPicture = ({ image }: { image: PictureImage }) => (
  <Frame>
    <Picture image={image} sizes="(min-width: 80em) 74rem, 100vw" ratio="12 / 5" />
  </Frame>
);

type HomeContentProps = {
  content: NonNullable<HomePageQuery['homePage']>;
  /** All but the next seminar, which is shown above. */
  seminars: readonly SeminarEntry_seminarFragment[];
  now: number;
};

/** The editors' content for the home page; empty sections are omitted. */
export const HomeContent = ({ content, seminars, now }: HomeContentProps) => {
  const { hero, highlights, featuredCourses, featuredDocuments, featuredNews } = content;
  return (
    <>
      {hero.image ? <HeroPicture image={hero.image} /> : null}
      {highlights.length > 0 ? <Highlights highlights={highlights} /> : null}
      {featuredCourses.length > 0 ? (
        <HomeSection {...texts.courses} to={paths.courses()}>
          <CourseLedger caption={texts.courses.title} courses={featuredCourses} now={now} />
        </HomeSection>
      ) : null}
      {seminars.length > 0 ? (
        <HomeSection {...texts.seminars} to={paths.seminars()}>
          <SeminarLedger caption={texts.seminars.title} seminars={seminars} now={now} />
        </HomeSection>
      ) : null}
      {featuredDocuments.length > 0 ? (
        <HomeSection {...texts.documents} to={paths.documents()}>
          <DocumentShelf documents={featuredDocuments} />
        </HomeSection>
      ) : null}
      {featuredNews.length > 0 ? (
        <HomeSection {...texts.news} to={paths.news()}>
          <FrontPageNews stories={featuredNews} />
        </HomeSection>
      ) : null}
      {content.figures.length > 0 ? (
        <HomeSection {...texts.figures} to={paths.about()}>
          <InstituteFigures figures={content.figures} countedOn={content.figuresOn} />
        </HomeSection>
      ) : null}
      {content.partners.length > 0 ? (
        <HomeSection {...texts.partners} to={paths.about()}>
          <PartnerStrip partners={content.partners} />
        </HomeSection>
      ) : null}
    </>
  );
};
