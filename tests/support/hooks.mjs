import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into a server under test (`startApi({ hooks: true })`). A request's headers can run a
 * scheduled task, forget what limits in memory have counted, set variables of the environment, list routes and
 * authentication strategies, delete a record by one of Strapi's services, or make the database fail at a given
 * statement of that request, as a lost connection or a crash would, or report which mutants the server has executed
 * (`npm run mutation`). Without them, nothing changes.
 */
const require = createRequire(join(process.cwd(), 'package.json'));
const requests = new AsyncLocalStorage();

class ConnectionLost extends Error {}

for (const dialect of ['better-sqlite3', 'postgres']) {
  const { prototype } = require(`knex/lib/dialects/${dialect}`);
  const run = prototype._query;
  prototype._query = async function (connection, statement) {
    const request = requests.getStore();
    if (!request) return run.call(this, connection, statement);
    request.count += 1;
    if (request.count !== request.failAt) {
      const done = await run.call(this, connection, statement);
      if (/^commit/i.test(statement.sql)) request.commits += 1;
      return done;
    }
    request.fired = statement.sql;
    const word = statement.sql.split(/\W/, 1)[0].toUpperCase();
    if (request.after || word === 'ROLLBACK') await run.call(this, connection, statement);
    if (request.after && word === 'COMMIT') request.commits += 1;
    // Rolls back what a lost connection left open; within a transaction knex requests it.
    else if (word === 'COMMIT' || (request.after && word === 'BEGIN')) {
      await run.call(this, connection, { sql: 'ROLLBACK', bindings: [] });
    }
    throw new ConnectionLost(`Lost at statement ${request.count}: ${statement.sql}`);
  };
}

/** The keys, by limiter, that it has counted. */
const counted = new Map();
const { RateLimiterMemory } = require('rate-limiter-flexible');
// Strapi's panel limits with it.
const PanelLimits = require('koa2-ratelimit/src/MemoryStore.js');
const { consume } = RateLimiterMemory.prototype;
RateLimiterMemory.prototype.consume = function (key, ...words) {
  counted.set(this, (counted.get(this) ?? new Set()).add(key));
  return consume.call(this, key, ...words);
};

const variablesOfStart = { ...process.env };

/** Replaces environment variables. Values that the server read at start do not change. */
async function setEnvironment(header, response) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, variablesOfStart, JSON.parse(header));
  mutation.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__ || undefined;
  const module = require('./dist/src/platform/environment.js');
  const parsed = module.parseEnvironment(process.env);
  module.environment = () => parsed;
  response.end();
}

// Limiters read the number of attempts from the environment once, and are cached.
const Limiter = Object.getPrototypeOf(RateLimiterMemory).prototype;
const points = Object.getOwnPropertyDescriptor(Limiter, 'points');
Object.defineProperty(Limiter, 'points', {
  ...points,
  get() {
    const followsEnvironment = this.keyPrefix === 'discount' || /^[A-Z]+ \//.test(this.keyPrefix);
    if (!followsEnvironment) return points.get.call(this);
    return require('./dist/src/platform/environment.js').environment().authAttemptsPerMinute;
  },
});

async function forgetLimits(response) {
  for (const [limiter, keys] of counted) {
    for (const key of keys) await limiter.delete(key);
  }
  counted.clear();
  PanelLimits.cleanAll();
  response.end();
}

async function runTask(name, response) {
  const { strapi } = globalThis;
  const spec = strapi.cron.jobs.find((job) => job.name === name);
  if (spec) await spec.job.invoke();
  response.statusCode = spec ? 200 : 404;
  response.end();
}

/** Strapi keeps its strategies in a closure, which reduces those of a route's API. */
function strategiesOf(strapi, type) {
  const { reduce } = Array.prototype;
  let found = [];
  Array.prototype.reduce = function (...words) {
    found = [...this];
    return reduce.apply([], words);
  };
  const ctx = { state: { route: { info: { type } } }, unauthorized: () => undefined };
  try {
    void strapi.get('auth').authenticate(ctx, () => undefined);
  } finally {
    Array.prototype.reduce = reduce;
  }
  return found.map(({ name }) => name);
}

/** A route without strategies accepts those of its API. */
const acceptedBy = (strapi, type, own) =>
  (own ?? strategiesOf(strapi, type)).map((strategy) => strategy.name ?? strategy);

const policyOf = (policy) =>
  typeof policy === 'string'
    ? { name: policy }
    : { name: policy.name, actions: policy.config?.actions };

/** All routes of the server, with their policies. */
async function listRoutes(response) {
  const { strapi } = globalThis;
  const declared = [
    ...Object.values(strapi.admin.routes),
    ...Object.values(strapi.plugins).flatMap(({ routes }) => Object.values(routes)),
    ...Object.values(strapi.apis).flatMap(({ routes }) => Object.values(routes)),
  ].flatMap(({ type, prefix = '', routes }) =>
    routes.map(({ method, path, config, handler }) => ({
      type,
      method,
      path: `${type === 'admin' ? '' : '/api'}${config?.prefix ?? prefix}${path}`,
      handler: typeof handler === 'string' ? handler : '(function)',
      auth: config?.auth === false ? false : acceptedBy(strapi, type, config?.auth?.strategies),
      policies: (config?.policies ?? []).map(policyOf),
    })),
  );
  const served = strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) => methods.map((method) => ({ method, path })));
  const strategies = Object.fromEntries(
    ['admin', 'content-api', 'api'].map((type) => [type, strategiesOf(strapi, type)]),
  );
  response.setHeader('Content-Type', 'application/json');
  const types = Object.values({ ...strapi.contentTypes, ...strapi.components }).map(
    ({ uid, kind, attributes }) => ({ uid, kind, attributes }),
  );
  response.end(JSON.stringify({ declared, served, strategies, types }));
}

/** 204, or 403 with the reason. */
async function deleteRecord(header, response) {
  const { strapi } = globalThis;
  const { by, uid, documentId } = JSON.parse(header);
  const where = { documentId };
  const ways = {
    documents: () => strapi.documents(uid).delete(where),
    query: () => strapi.db.query(uid).delete({ where }),
    queryMany: () => strapi.db.query(uid).deleteMany({ where }),
    async entityService() {
      const { id } = await strapi.db.query(uid).findOne({ where });
      await strapi.entityService.delete(uid, id);
    },
    userService: () => strapi.plugin('users-permissions').service('user').remove(where),
  };
  try {
    await ways[by]();
    response.statusCode = 204;
    response.end();
  } catch (error) {
    response.statusCode = 403;
    response.end(String(error));
  }
}

/** What the code counts that Stryker has instrumented: before the first request, and in requests. */
const mutation = {
  activeMutant: undefined,
  currentTestId: undefined,
  mutantCoverage: { static: {}, perTest: {} },
};
globalThis.__stryker__ = mutation;

async function reportExecutedMutants(response) {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(mutation.mutantCoverage));
  for (const hits of Object.values(mutation.mutantCoverage)) {
    for (const name of Object.keys(hits)) delete hits[name];
  }
}

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, ...words) {
  if (event !== 'request') return emit.call(this, event, ...words);
  const [{ headers }, response] = words;
  mutation.currentTestId = 'requests';
  const request = {
    count: 0,
    commits: 0,
    failAt: Number(headers['x-fail-at'] ?? 0),
    after: headers['x-fail-after'] === 'true',
    fired: null,
  };
  return requests.run(request, () => {
    const task = headers['x-run-task'];
    const { writeHead } = response;
    response.writeHead = function (...head) {
      this.setHeader('X-Commits', String(request.commits));
      if (request.fired)
        this.setHeader('X-Lost-At', request.fired.slice(0, 30).replace(/\s/g, ' '));
      return writeHead.apply(this, head);
    };
    const work = task
      ? runTask(String(task), response)
      : headers['x-forget-limits'] === 'true'
        ? forgetLimits(response)
        : headers['x-list-routes'] === 'true'
          ? listRoutes(response)
          : headers['x-delete']
            ? deleteRecord(headers['x-delete'], response)
            : headers['x-executed-mutants']
              ? reportExecutedMutants(response)
              : headers['x-environment'] && setEnvironment(headers['x-environment'], response);
    if (!work) return emit.call(this, event, ...words);
    work.catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
    return true;
  });
};
