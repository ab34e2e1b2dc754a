import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';
import { contractCommand, runCommand } from './codegen/command';
import { init } from './init';

// The configuration and the generated rules are TypeScript.
registerCommonJs();
register();

const program = contractCommand('rest-contract');
program
  .command('init')
  .description('write a configuration, a schema, an operation and the scripts to begin with')
  .action(() => init(process.cwd()));
await runCommand(program);
