/** What the home page asks for; loader and component say the same, so that nothing is asked twice. */
export const seminarVariables = (now: number) => ({
  endsAfter: new Date(now).toISOString(),
  sort: 'startAt:asc',
  page: 1,
  pageSize: 4,
});

export const courseVariables = { sort: 'featured:desc,startAt:asc', page: 1, pageSize: 8 };

export const documentVariables = { sort: 'year:desc,title:asc', page: 1, pageSize: 5 };
