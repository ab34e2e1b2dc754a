import { gql } from '@apollo/client';

/** The course list as written for stock apollo-link-rest: Strapi's own envelope, types given by hand. */
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
        seatsLeft
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
