import { issuesListForRepo } from '../generated/kubb/clients/issuesListForRepo';
import { issuesUpdate } from '../generated/kubb/clients/issuesUpdate';
import { ADDRESS, REPO } from '../fakeGithub';
import type { Client } from '../Tool';

const options = { baseURL: ADDRESS };

export const tool: Client = {
  list: () => issuesListForRepo(REPO.owner, REPO.repo, undefined, options) as never,
  change: (input) => issuesUpdate(REPO.owner, REPO.repo, 7, input as never, options),
  shown: null,
};
