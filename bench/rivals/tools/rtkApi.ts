import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { ADDRESS } from '../fakeGithub';

export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: ADDRESS,
    fetchFn: (...args) => globalThis.fetch(...args),
  }),
  endpoints: () => ({}),
});
