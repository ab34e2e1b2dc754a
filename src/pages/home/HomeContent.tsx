import type { SeminarEntry_seminarFragment } from '@/data/generated/fragments/SeminarEntry_seminar';
import type { HomePageQuery } from '@/data/generated/operations/HomePage';
import { CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { PartnerStrip } from '@/features/institute/partners/PartnerStrip';
import { paths } from '@/lib/paths';
import { DocumentShelf } from './DocumentShelf';
import { FrontPageNews } from './FrontPageNews';
import { HeroPicture } from './HeroPicture';
import { Highlights } from './Highlights';
import { HomeSection } from './HomeSection';
import { InstituteFigures } from './InstituteFigures';
import { texts } from './texts';

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
