import { defineConfig } from 'orval';
import { ADDRESS } from './fakeGithub';

export default defineConfig({
  github: {
    input: 'generated/github.json',
    output: {
      target: 'generated/orval/github.ts',
      schemas: { path: 'generated/orval/schemas', type: 'zod' },
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: ADDRESS,
      override: { fetch: { runtimeValidation: true } },
    },
  },
});
