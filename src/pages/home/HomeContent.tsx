import type { CoManagerEntry_personFragment } from '@/data/generated/operations/features/institute/people';
import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import type { HomePageQuery, InstituteFiguresQuery } from '@/data/generated/operations/pages/home';
import { CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { PartnerStrip } from '@/features/institute/partners/PartnerStrip';
import { paths } from '@/lib/paths';
import { Accreditations } from './Accreditations';
import { DocumentShelf } from './DocumentShelf';
import { FrontPageNews } from './FrontPageNews';
import { Highlights } from './Highlights';
import { HomeFigures, totalsOf } from './HomeFigures';
import { HomePeople } from './HomePeople';
import { HomeSection } from './HomeSection';
import { Testimonials } from './Testimonials';
import { texts } from './texts';

type HomeContentProps = {
  content: NonNullable<HomePageQuery['homePage']>;
  /** All but the next seminar, which is shown above. */
  seminars: readonly SeminarEntry_seminarFragment[];
  people: readonly CoManagerEntry_personFragment[];
  counted: InstituteFiguresQuery['instituteFigures'] | undefined;
  now: number;
};

/** The editors' content for the home page and what the server counts; empty sections are omitted. */
export const HomeContent = ({ content, seminars, people, counted, now }: HomeContentProps) => {
  const { highlights, featuredCourses, featuredDocuments, featuredNews } = content;
  const { accreditations, figures, figuresOn, partners, peoplePicture, testimonials } = content;
  const totals = counted && totalsOf(counted).length > 0 ? counted : undefined;
  return (
    <>
      {seminars.length > 0 ? (
        <HomeSection {...texts.seminars} to={paths.seminars()}>
          <SeminarLedger caption={texts.seminars.title} seminars={seminars} now={now} />
        </HomeSection>
      ) : null}
      {featuredCourses.length > 0 ? (
        <HomeSection {...texts.courses} to={paths.courses()}>
          <CourseLedger caption={texts.courses.title} courses={featuredCourses} now={now} />
        </HomeSection>
      ) : null}
      {totals || figures.length > 0 ? (
        <HomeSection {...texts.figures} to={paths.about()} band>
          <HomeFigures counted={totals} figures={figures} figuresOn={figuresOn} />
        </HomeSection>
      ) : null}
      {people.length > 0 ? (
        <HomeSection {...texts.people} to={paths.about()}>
          <HomePeople people={people} picture={peoplePicture} />
        </HomeSection>
      ) : null}
      {featuredDocuments.length > 0 ? (
        <HomeSection {...texts.documents} to={paths.documents()}>
          <DocumentShelf documents={featuredDocuments} />
        </HomeSection>
      ) : null}
      {testimonials.length > 0 ? (
        <HomeSection {...texts.testimonials} to={paths.memberBenefits()} band>
          <Testimonials testimonials={testimonials} />
        </HomeSection>
      ) : null}
      {featuredNews.length > 0 ? (
        <HomeSection {...texts.news} to={paths.news()}>
          <FrontPageNews stories={featuredNews} />
        </HomeSection>
      ) : null}
      {highlights.length > 0 ? <Highlights highlights={highlights} /> : null}
      {partners.length > 0 || accreditations.length > 0 ? (
        <HomeSection {...texts.partners} to={paths.about()}>
          {partners.length > 0 ? <PartnerStrip partners={partners} /> : null}
          {accreditations.length > 0 ? <Accreditations accreditations={accreditations} /> : null}
        </HomeSection>
      ) : null}
    </>
  );
};
