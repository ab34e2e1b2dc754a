import { AsyncLocalStorage } from 'node:async_hooks';
import { renameSync, writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into an API on PostgreSQL. Writes the statements of one request, with their values, to the file that its
 * header `X-Record-Statements` names, and restores what it has patched, so that it costs nothing afterwards.
 */
const require = createRequire(join(process.cwd(), 'package.json'));
const { prototype } = require('knex/lib/dialects/postgres');
const { _query: run } = prototype;
const { emit } = Server.prototype;
const recording = new AsyncLocalStorage();

prototype._query = function (connection, statement) {
  const { sql, bindings } = statement;
  recording.getStore()?.push({ sql, bindings: bindings ?? [] });
  return run.call(this, connection, statement);
};

Server.prototype.emit = function (event, ...words) {
  const file = event === 'request' && words[0].headers['x-record-statements'];
  if (!file) return emit.call(this, event, ...words);
  const statements = [];
  words[1].once('finish', () => {
    prototype._query = run;
    Server.prototype.emit = emit;
    // The file is complete once it exists.
    writeFileSync(`${file}.part`, JSON.stringify(statements));
    renameSync(`${file}.part`, file);
  });
  return recording.run(statements, () => emit.call(this, event, ...words));
};
