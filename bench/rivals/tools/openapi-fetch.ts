import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-fetch/github';
import { ADDRESS, REPO } from '../fakeGithub';
import type { Client } from '../Tool';

const client = createClient<paths>({ baseUrl: ADDRESS });

export const tool: Client = {
  list: async () => {
    const { data, error } = await client.GET('/repos/{owner}/{repo}/issues', {
      params: { path: REPO },
    });
    if (!data) throw error;
    return data;
  },
  change: async (input) => {
    const { data, error } = await client.PATCH('/repos/{owner}/{repo}/issues/{issue_number}', {
      params: { path: { ...REPO, issue_number: 7 } },
      body: input as { title: string; state: 'open' },
    });
    if (!data) throw error;
    return data;
  },
  shown: null,
};
