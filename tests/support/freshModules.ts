// A process runs many files. Each has its own instance of our modules, which may remember the environment.
import { afterAll, vi } from 'vitest';

vi.resetModules();
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
