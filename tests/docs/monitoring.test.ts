import Ajv from 'ajv';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { registry as apiRegistry } from '../../cms/src/platform/telemetry/metrics';
import { HostMetrics } from '../../host/telemetry/HostMetrics';
import { leftOutWithout } from '../../scripts/lib/tools.mjs';

const folder = 'deploy/monitoring';
const guide = readFileSync('docs/operations/monitoring.md', 'utf8');
const alerts = parse(readFileSync(`${folder}/alerts.yaml`, 'utf8')) as {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);

interface Panel {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const dashboard = JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8')) as {
  panels: Panel[];
};
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

const processRegistry = new Registry();
collectDefaultMetrics({ register: processRegistry });

/** Of node_exporter. */
const ofOthers: (readonly [string, readonly string[]])[] = [
  'avail_bytes',
  'size_bytes',
  'readonly',
].map((name) => [`node_filesystem_${name}`, ['fstype', 'mountpoint']]);

/** The labels of every metric that one of the programs has. */
async function readMetrics(): Promise<ReadonlyMap<string, readonly string[]>> {
  const registries = [new HostMetrics().registry, apiRegistry, processRegistry];
  const metrics = registries.flatMap((registry) =>
    registry.getMetricsAsArray().map((metric) => {
      // Not in the types of prom-client.
      const { name, labelNames = [] } = metric as { name: string; labelNames?: string[] };
      return [name, labelNames] as const;
    }),
  );
  return new Map([...metrics, ['up', []] as const, ...ofOthers]);
}

/** PromQL's own words. */
const words =
  /^(?:and|or|unless|by|without|on|ignoring|bool|sum|min|max|topk|absent|rate|increase|time|histogram_quantile|min_over_time|vector)$/;

/** The metrics of an expression and its labels; by `by (…)` and in `{…}`. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const plain = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const lists = [...plain.matchAll(/\bby \(([^)]*)\)|\{([^}]*)\}/g)];
  const rest = plain.replace(/\bby \([^)]*\)|\{[^}]*\}/g, '');
  const identifiers = (text: string) => text.match(/[a-zA-Z_]\w*/g) ?? [];
  return {
    metrics: identifiers(rest.replace(/\b\d[\w.]*/g, '')).filter((name) => !words.test(name)),
    labels: lists.flatMap(([, by = '', matchers = '']) => identifiers(by + matchers)),
  };
}

const known = await readMetrics();
const expressions = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...queries];

describe('what is monitored', () => {
  it('has alerts and panels', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(queries.length).toBeGreaterThan(20);
  });

  it.each(expressions)('names only metrics and labels that the programs have: %s', (_, expr) => {
    const { metrics, labels } = namesIn(expr);
    expect(metrics.length).toBeGreaterThan(0);
    const found = metrics.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(
      found.filter((name, index) => !known.has(name) && !known.has(metrics[index] ?? '')),
    ).toEqual([]);
    const allowed = new Set([
      ...['job', 'instance', 'le'],
      ...found.flatMap((name, index) => known.get(name) ?? known.get(metrics[index] ?? '') ?? []),
    ]);
    expect(labels.filter((label) => !allowed.has(label))).toEqual([]);
  });

  it('uses every metric of our own in an alert or a panel', () => {
    const used = new Set(
      expressions.flatMap(([, expr]) =>
        namesIn(expr).metrics.flatMap((name) => [name, name.replace(/_(bucket|count|sum)$/, '')]),
      ),
    );
    const own = [...known.keys()].filter((name) => !/^(nodejs|process)_/.test(name));
    expect(own.filter((name) => !used.has(name))).toEqual([]);
  });

  it('detects a metric and a label that do not exist', () => {
    const { metrics, labels } = namesIn(
      'sum by (colour) (rate(orders_lost_total{shop="1"}[5m])) > 1e9',
    );
    expect(metrics).toEqual(['orders_lost_total']);
    expect(labels).toEqual(['colour', 'shop']);
  });
});

describe('the guide of the alerts', () => {
  const described = [...guide.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, alert, severity]) => [
    alert,
    severity,
  ]);

  it('explains each alert, with its severity', () => {
    expect(described.sort()).toEqual(
      rules.map(({ alert, labels }) => [alert, labels.severity]).sort(),
    );
  });
});

const number = { type: 'integer', minimum: 0 };
const datasource = {
  type: 'object',
  properties: { type: { const: 'prometheus' }, uid: { const: '${datasource}' } },
  required: ['type', 'uid'],
};
const target = {
  type: 'object',
  properties: { datasource, expr: { type: 'string', minLength: 1 }, refId: { type: 'string' } },
  required: ['datasource', 'expr', 'refId', 'legendFormat'],
};
/** What Grafana requires of a dashboard's JSON, and what every panel of ours has. */
const dashboardSchema = {
  type: 'object',
  required: ['uid', 'title', 'schemaVersion', 'time', 'templating', 'panels'],
  properties: {
    // Grafana rejects a longer one.
    uid: { type: 'string', pattern: '^[\\w-]{1,40}$' },
    schemaVersion: { type: 'integer', minimum: 39 },
    time: { type: 'object', required: ['from', 'to'] },
    panels: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type', 'title', 'gridPos'],
        properties: {
          id: { type: 'integer', minimum: 1 },
          type: { enum: ['row', 'stat', 'timeseries'] },
          title: { type: 'string', minLength: 1 },
          gridPos: {
            type: 'object',
            properties: { x: { ...number, maximum: 23 }, y: number, w: number, h: number },
            required: ['x', 'y', 'w', 'h'],
          },
        },
        if: { properties: { type: { const: 'row' } } },
        else: {
          required: ['datasource', 'fieldConfig', 'options', 'targets'],
          properties: { datasource, targets: { type: 'array', items: target, minItems: 1 } },
        },
      },
    },
  },
};

describe('the dashboard', () => {
  it('has the structure that Grafana imports', () => {
    const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(
      dashboardSchema,
    );
    expect(validate(dashboard) || validate.errors).toBe(true);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no panel over another, or beyond the 24 columns', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`,
      ),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(dashboard.panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });
});

describe.skipIf(leftOutWithout('promtool'))('Prometheus', () => {
  const promtool = (...words: string[]) => execFileSync('promtool', words, { encoding: 'utf8' });

  it('accepts its configuration and the alerts', () => {
    expect(promtool('check', 'config', `${folder}/prometheus.yaml`)).toContain('SUCCESS');
  });

  it('passes the tests of the alerts', () => {
    expect(promtool('test', 'rules', `${folder}/alerts.test.yaml`)).toContain('SUCCESS');
  });

  it('parses the queries of the dashboard', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'dashboard-'));
    const file = join(scratch, 'rules.json');
    const recorded = queries.map(([, expr], index) => ({
      record: `panel:${index}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    }));
    try {
      // YAML includes JSON.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules: recorded }] }));
      expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${queries.length} rules found`);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});
