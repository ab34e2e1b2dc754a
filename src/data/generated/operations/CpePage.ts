/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { StrapiBlocks } from '@/data/strapiBlocks';
import type { DocumentFor } from '../access';
export type CpePageQueryVariables = Exact<{ [key: string]: never }>;

export type CpePageQuery = {
  cpePage: {
    documentId: string;
    title: string;
    summary: string;
    cover: {
      url: string;
      alternativeText: string | null;
      width: number | null;
      height: number | null;
    } | null;
    seo: { title: string | null; description: string | null } | null;
    sections: Array<
      | { __typename: 'TextSection'; heading: string | null; body: StrapiBlocks }
      | {
          __typename: 'StepsSection';
          heading: string | null;
          steps: Array<{ title: string; detail: string }>;
        }
      | {
          __typename: 'TableSection';
          heading: string | null;
          caption: string;
          columns: Array<string>;
          rows: Array<{ cells: Array<string> }>;
        }
      | {
          __typename: 'FaqSection';
          heading: string | null;
          entries: Array<{ question: string; answer: string }>;
        }
      | {
          __typename: 'CallToActionSection';
          heading: string | null;
          text: string | null;
          label: string;
          url: string;
        }
      | {
          __typename: 'DownloadsSection';
          heading: string | null;
          downloads: Array<{
            title: string;
            file: { url: string; name: string; size: number | null };
          }>;
        }
    >;
  } | null;
};

// oxfmt-ignore
/** GET /trang-yeu-cau-cpe */
export const CpePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CpePage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"SinglePage\",{\"documentId\":\"ID!\",\"title\":\"String!\",\"summary\":\"String!\",\"cover\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\"}],\"seo\":[\"Seo\",{\"title\":\"String\",\"description\":\"String\"}],\"sections\":[\"[Section!]!\",\"__component\",{\"sections.text\":[\"TextSection\",{\"heading\":\"String\",\"body\":\"Blocks!\"}],\"sections.steps\":[\"StepsSection\",{\"heading\":\"String\",\"steps\":[\"[Step!]!\",{\"title\":\"String!\",\"detail\":\"String!\"}]}],\"sections.table\":[\"TableSection\",{\"heading\":\"String\",\"caption\":\"String!\",\"columns\":\"[String!]!\",\"rows\":[\"[TableRow!]!\",{\"cells\":\"[String!]!\"}]}],\"sections.faq\":[\"FaqSection\",{\"heading\":\"String\",\"entries\":[\"[FaqEntry!]!\",{\"question\":\"String!\",\"answer\":\"String!\"}]}],\"sections.call-to-action\":[\"CallToActionSection\",{\"heading\":\"String\",\"text\":\"String\",\"label\":\"String!\",\"url\":\"String!\"}],\"sections.downloads\":[\"DownloadsSection\",{\"heading\":\"String\",\"downloads\":[\"[DownloadEntry!]!\",{\"title\":\"String!\",\"file\":[\"PublicFile!\",{\"url\":\"String!\",\"name\":\"String!\",\"size\":\"Float\"}]}]}]}]}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cpePage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"SinglePage"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/trang-yeu-cau-cpe?fields=title,summary&populate=cover,seo,sections"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SinglePage_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SinglePage_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SinglePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Section_section"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Section_section"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallToActionSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadsSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', CpePageQuery, CpePageQueryVariables>;
