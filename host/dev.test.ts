import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('loads the development host without a bundler, so it imports no fonts', () => {
  const script = `await import('./host/createHost.ts'); console.log('loaded')`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toContain('loaded');
});
