import { Connections } from '../../cms/src/platform/lifecycle/Connections';
import { readSourceFile } from '../build/hostFiles';
import { createHost, type HostParts } from '../createHost';
import { parseEnv } from '../env';

export async function startHost(
  apiOrigin: string,
  env: Record<string, string> = {},
  parts: Partial<HostParts> = {},
) {
  const host = await createHost({
    env: parseEnv({ NODE_ENV: 'test', API_URL: apiOrigin, LOG_LEVEL: 'silent', ...env }),
    connections: new Connections(),
    build: { id: 'b1', modules: ['/assets/app.js'], scriptsFor: () => [], stylesFor: () => [] },
    assets: new Map(),
    patterns: () => [],
    parametersAt: async () => [],
    readHostFile: readSourceFile,
    render: () => Promise.reject(new Error('This host has no pages.')),
    ...parts,
  });
  const origin = await host.listen({ host: '127.0.0.1', port: 0 });
  return { host, origin, port: Number(new URL(origin).port), stop: () => host.close() };
}

export type TestHost = Awaited<ReturnType<typeof startHost>>;
