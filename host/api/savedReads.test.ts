import { expect, it } from 'vitest';
import { savedReads } from '../../src/lib/savedReads';
import openApi from '../generated/openapi.json';

interface Calls {
  get?: { security: object[] };
}

it('lets browsers save only reads that require a session', () => {
  const paths = openApi.paths as Record<string, Calls>;
  for (const path of Object.keys(savedReads)) {
    expect(paths[path.replace('/api', '')]?.get?.security, path).toHaveLength(1);
  }
});
