import { runInContext } from 'node:vm';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { node, jsdom } = builtinEnvironments;

/**
 * A page in a context of Node's, for the pools that give each file a context. Vitest's own is the window of jsdom, in which
 * `document` and `location` cannot be replaced and Node's `crypto` is missing.
 */
const pageEnvironment: Environment = {
  ...jsdom,
  name: 'page',
  async setupVM(options) {
    const vm = await node.setupVM?.(options);
    if (!vm) throw new Error('Vitest’s environment for Node has no context.');
    const global = runInContext('globalThis', vm.getVmContext()) as object;
    const page = await jsdom.setup(global, options);
    return {
      getVmContext: () => vm.getVmContext(),
      async teardown() {
        await page.teardown(global);
        await vm.teardown();
      },
    };
  },
};

export default pageEnvironment;
