import { gql } from '@apollo/client';

/**
 * The course list as somebody writes it for the bare apollo-link-rest: the same fields in Strapi's
 * own envelope, and the type of each record said by hand.
 */
export const BARE_COURSES = gql`
  query BareCourses($page: Int!, $pageSize: Int!) {
    courses(page: $page, pageSize: $pageSize)
      @rest(
        type: "CoursePage"
        path: "/courses?sort=code&pagination[page]={args.page}&pagination[pageSize]={args.pageSize}&fields=title,slug,summary,code,price,memberPrice,format,startAt,endAt,hours,cpeHours,level,capacity,featured&populate=category"
      ) {
      data @type(name: "Course") {
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
        placesLeft
        category @type(name: "CourseCategory") {
          documentId
          name
          slug
        }
      }
      meta @type(name: "Meta") {
        pagination @type(name: "Pagination") {
          page
          pageSize
          pageCount
          total
        }
      }
    }
  }
`;

/** The same records of Strapi's GraphQL plugin; it knows no places left. */
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
