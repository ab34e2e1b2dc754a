import { configureStore } from '@reduxjs/toolkit';
import { github } from '../generated/rtk/github';
import { REPO } from '../fakeGithub';
import type { Client } from '../Tool';
import { api } from './rtkApi';

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
const asked = github.endpoints.getReposByOwnerAndRepoIssues;

export const tool: Client = {
  list: () => store.dispatch(asked.initiate(REPO)).unwrap() as never,
  change: (body) =>
    store
      .dispatch(
        github.endpoints.patchReposByOwnerAndRepoIssuesIssueNumber.initiate({
          ...REPO,
          issueNumber: 7,
          body: body as never,
        }),
      )
      .unwrap(),
  shown: () => asked.select(REPO)(store.getState() as never).data as never,
};
