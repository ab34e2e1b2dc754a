import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default defineConfig({
  root: '.',
  input: { path: 'generated/github.json' },
  output: { path: 'generated/kubb', clean: true },
  plugins: [
    pluginOas({ validate: false }),
    pluginTs(),
    pluginZod(),
    pluginClient({ client: 'fetch', parser: 'zod', dataReturnType: 'data' }),
  ],
});
