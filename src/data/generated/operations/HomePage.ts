/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { ImageFormats } from '@/data/imageFormats';
import type { DocumentFor } from '../access';
export type HomePageQueryVariables = Exact<{ [key: string]: never }>;

export type HomePageQuery = {
  homePage: {
    documentId: string;
    figuresOn: string | null;
    hero: {
      title: string;
      lead: string;
      label: string | null;
      url: string | null;
      image: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
    };
    highlights: Array<{ title: string; detail: string; icon: string | null; url: string | null }>;
    featuredCourses: Array<{
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      code: string;
      price: number;
      memberPrice: number | null;
      format: Types.CourseFormat;
      startAt: string | null;
      endAt: string | null;
      hours: number;
      cpeHours: number;
      level: Types.CourseLevel;
      capacity: number | null;
      seatsLeft: number | null;
      category: { documentId: string; name: string; slug: string };
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
    }>;
    featuredSeminars: Array<{
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      startAt: string;
      endAt: string;
      venue: string;
      price: number;
      memberPrice: number | null;
      capacity: number | null;
      seatsLeft: number | null;
      cpeHours: number;
      orderByOption: boolean;
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
      orderOptionGroup: Array<{
        id: string;
        name: string;
        options: Array<{
          id: string;
          name: string;
          price: number | null;
          capacity: number | null;
          seatsLeft: number | null;
        }>;
      }>;
    }>;
    featuredDocuments: Array<{
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      price: number;
      memberPrice: number | null;
      pages: number;
      language: string;
      year: number;
      author: string;
      category: { documentId: string; name: string; slug: string };
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
    }>;
    featuredNews: Array<{
      documentId: string;
      title: string;
      slug: string;
      summary: string;
      publishedOn: string;
      category: { documentId: string; name: string; slug: string };
      cover: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
    }>;
    partners: Array<{
      documentId: string;
      name: string;
      url: string | null;
      icon: string | null;
      logo: {
        url: string;
        alternativeText: string | null;
        width: number | null;
        height: number | null;
        formats: ImageFormats | null;
      } | null;
    }>;
    figures: Array<{ value: string; label: string }>;
    seo: { title: string | null; description: string | null } | null;
  } | null;
};

// oxfmt-ignore
/** GET /home-page */
export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"HomePage\",{\"documentId\":\"ID!\",\"hero\":[\"Hero!\",{\"title\":\"String!\",\"lead\":\"String!\",\"label\":\"String\",\"url\":\"String\",\"image\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"highlights\":[\"[Highlight!]!\",{\"title\":\"String!\",\"detail\":\"String!\",\"icon\":\"String\",\"url\":\"String\"}],\"featuredCourses\":[\"[Course!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"code\":\"String!\",\"price\":\"Dong!\",\"memberPrice\":\"Dong\",\"format\":\"=online|classroom|hybrid|self-paced!\",\"startAt\":\"DateTime\",\"endAt\":\"DateTime\",\"hours\":\"Float!\",\"cpeHours\":\"Float!\",\"level\":\"=foundation|intermediate|advanced!\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\",\"category\":[\"CourseCategory!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"slug\":\"String!\"}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"featuredSeminars\":[\"[Seminar!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"startAt\":\"DateTime!\",\"endAt\":\"DateTime!\",\"venue\":\"String!\",\"price\":\"Dong!\",\"memberPrice\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\",\"cpeHours\":\"Float!\",\"orderByOption\":\"Boolean!\",\"orderOptionGroup\":[\"[OrderOptionGroup!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"options\":[\"[OrderOption!]!\",{\"id\":\"ID!\",\"name\":\"String!\",\"price\":\"Dong\",\"capacity\":\"Int\",\"seatsLeft\":\"Int\"}]}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"featuredDocuments\":[\"[Document!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"price\":\"Dong!\",\"memberPrice\":\"Dong\",\"pages\":\"Int!\",\"language\":\"String!\",\"year\":\"Int!\",\"author\":\"String!\",\"category\":[\"DocumentCategory!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"slug\":\"String!\"}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"featuredNews\":[\"[NewsPost!]!\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"slug\":\"String!\",\"summary\":\"String!\",\"publishedOn\":\"Date!\",\"category\":[\"NewsCategory!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"slug\":\"String!\"}],\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"partners\":[\"[Partner!]!\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"url\":\"String\",\"icon\":\"String\",\"logo\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}]}],\"figures\":[\"[Figure!]!\",{\"value\":\"String!\",\"label\":\"String!\"}],\"figuresOn\":\"Date\",\"seo\":[\"Seo\",{\"title\":\"String\",\"description\":\"String\"}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homePage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"HomePage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/home-page?fields=figuresOn&populate=hero.image,highlights,featuredCourses.category,featuredCourses.cover,featuredSeminars.orderOptionGroup.options,featuredSeminars.cover,featuredDocuments.category,featuredDocuments.cover,featuredNews.category,featuredNews.cover,partners.logo,figures,seo"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"hero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highlights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featuredCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseEntry_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featuredSeminars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeminarEntry_seminar"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featuredDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentEntry_document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featuredNews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsEntry_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerStrip_partner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figuresOn"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseEntry_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeminarEntry_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"cpeHours"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionGroups_seminar"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionGroups_seminar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seminar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderByOption"}},{"kind":"Field","name":{"kind":"Name","value":"orderOptionGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentEntry_document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"memberPrice"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsEntry_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerStrip_partner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', HomePageQuery, HomePageQueryVariables>;
