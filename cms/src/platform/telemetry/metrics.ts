import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { durationBuckets } from './durationBuckets';

/** Every metric of the API, of this process. `docs/operations/monitoring.md` explains them. */
export const registry = new Registry();

const shared = { registers: [registry] };

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by route pattern, method and class of status (5xx).',
  labelNames: ['route', 'method', 'status'] as const,
  buckets: durationBuckets,
  ...shared,
});

export const taskDuration = new Histogram({
  name: 'task_duration_seconds',
  help: 'Runs of scheduled tasks that succeeded.',
  labelNames: ['task'] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  ...shared,
});

export const taskFailures = new Counter({
  name: 'task_failures_total',
  help: 'Runs of scheduled tasks that failed.',
  labelNames: ['task'] as const,
  ...shared,
});

export const taskLastSuccess = new Gauge({
  name: 'task_last_success_timestamp_seconds',
  help: 'End of the last run of a scheduled task that succeeded, in Unix time.',
  labelNames: ['task'] as const,
  ...shared,
});

export const ordersPlaced = new Counter({
  name: 'orders_placed_total',
  help: 'Orders placed, each once.',
  ...shared,
});

export const orderStatusChanges = new Counter({
  name: 'order_status_changes_total',
  help: 'Committed changes of the status of an order, by new status.',
  labelNames: ['status'] as const,
  ...shared,
});

export const transfersReceived = new Counter({
  name: 'transfers_received_total',
  help: 'Bank transfers reported to us, by provider and result: new, matched (another provider reported it) or duplicate, and the state of the transfer.',
  labelNames: ['provider', 'how', 'state'] as const,
  ...shared,
});

export const gatewayPayments = new Counter({
  name: 'gateway_payments_total',
  help: 'Payments by a gateway, by what happened: started, paid, failed, cancelled, expired, unresolved (staff must check), or query_failed (the gateway did not respond).',
  labelNames: ['gateway', 'result'] as const,
  ...shared,
});

export const emailAttempts = new Counter({
  name: 'email_attempts_total',
  help: 'Attempts to send an email: sent, retry or failed (given up).',
  labelNames: ['result'] as const,
  ...shared,
});

export const securityEvents = new Counter({
  name: 'security_events_total',
  help: 'Security events by action and outcome, including those that the log omits.',
  labelNames: ['action', 'outcome'] as const,
  ...shared,
});

export const workWaiting = new Gauge({
  name: 'work_waiting',
  help: 'Items that wait for staff, by kind: transfers without an order, unpaid orders, refunds due and others; counted up to a limit.',
  labelNames: ['kind'] as const,
  ...shared,
});

export const outboxEmails = new Gauge({
  name: 'outbox_emails',
  help: 'Emails that are waiting, being sent or given up.',
  labelNames: ['state'] as const,
  ...shared,
});

export const outboxDelay = new Gauge({
  name: 'outbox_delay_seconds',
  help: 'How long the oldest email that is due has been waiting.',
  ...shared,
});

export const databaseUp = new Gauge({
  name: 'database_up',
  help: '1 if the database returned the rows of the last scrape in time, else 0.',
  ...shared,
});

export const databasePool = new Gauge({
  name: 'database_pool_connections',
  help: 'Connections of the pool of this process: used or free.',
  labelNames: ['state'] as const,
  ...shared,
});

export const databasePoolMax = new Gauge({
  name: 'database_pool_max_connections',
  help: 'Maximum number of connections in the pool.',
  ...shared,
});

export const databasePoolWaiting = new Gauge({
  name: 'database_pool_waiting',
  help: 'Requests that wait for a connection.',
  ...shared,
});

export const newestBackup = new Gauge({
  name: 'backup_newest_timestamp_seconds',
  help: 'Start of the newest complete backup in BACKUP_FOLDER, in Unix time; 0 without one.',
  ...shared,
});

export const diskUp = new Gauge({
  name: 'disk_up',
  help: '1 if the file system of a folder responds, else 0.',
  labelNames: ['folder'] as const,
  ...shared,
});

export const diskFree = new Gauge({
  name: 'disk_free_bytes',
  help: 'Free space of the file system of a folder.',
  labelNames: ['folder'] as const,
  ...shared,
});

export const diskSize = new Gauge({
  name: 'disk_size_bytes',
  help: 'Size of the file system of a folder.',
  labelNames: ['folder'] as const,
  ...shared,
});
