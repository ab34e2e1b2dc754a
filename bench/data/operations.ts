import { gql } from '@apollo/client';
import { Kind, visit, type DocumentNode } from 'graphql';
import { CourseListDocument } from '@/data/generated/operations/CourseList';

/** Arguments without a value, of which our link drops the query pairs and a stock one would send `undefined`. */
const ABSENT = ['category', 'search'];

const isAbsent = (name: string): boolean => ABSENT.includes(name);

/** The page's own document, as a stock apollo-link-rest executes it without these arguments. */
export const STOCK_COURSES: DocumentNode = visit(CourseListDocument as DocumentNode, {
  VariableDefinition: ({ variable }) => (isAbsent(variable.name.value) ? null : undefined),
  Argument: ({ name, value }) => {
    if (isAbsent(name.value)) return null;
    if (name.value !== 'path' || value.kind !== Kind.STRING) return undefined;
    const [path = '', query = ''] = value.value.split('?');
    const pairs = query
      .split('&')
      .filter((pair) => !ABSENT.some((each) => pair.includes(`{args.${each}}`)));
    return {
      kind: Kind.ARGUMENT,
      name,
      value: { ...value, value: `${path}?${pairs.join('&')}` },
    };
  },
});

/** The same records from Strapi's GraphQL plugin, which has no `seatsLeft`. */
export const PLUGIN_COURSES = gql`
  query PluginCourses($page: Int!, $pageSize: Int!) {
    courses_connection(sort: ["code:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      nodes {
        documentId
        title
        slug
        summary
        code
        price
        memberPrice
        format
        startAt
        endAt
        hours
        cpeHours
        level
        capacity
        category {
          documentId
          name
          slug
        }
      }
      pageInfo {
        page
        pageSize
        pageCount
        total
      }
    }
  }
`;
