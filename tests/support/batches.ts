import type { UserBatch } from '@/data/generated/types';
import { callApi } from './api';
import type { Reply } from './callAs';
import type { TestMember } from './members';
import type { TestApi } from './startApi';

type Body = Reply<UserBatch>;

const DAY_MS = 86_400_000;

/** Adds accounts that match the word, with a membership that ends in a few days. */
export async function addMembers(
  api: TestApi,
  word: string,
  count: number,
  { days = 10, memberType = 'individual' } = {},
): Promise<string[]> {
  const sqlite = api.database === 'sqlite';
  const end = Date.now() + days * DAY_MS;
  const [yes, no] = sqlite ? [1, 0] : [true, false];
  const ids = Array.from({ length: count }, (_, at) => `${word}${days}x${at}`);
  for (let from = 0; from < count; from += 500) {
    const some = ids.slice(from, from + 500);
    await api.sql(
      `insert into up_users (document_id, username, email, provider, confirmed, blocked, full_name,
         member_type, member_expires_at, search_text, sort_title)
       values ${some.map(() => `(?, ?, ?, 'local', ?, ?, 'Lê Thị Lô', ?, ?, ?, 'le thi lo')`).join(', ')}`,
      some.flatMap((id) => [
        id,
        id,
        `${id}@example.com`,
        yes,
        no,
        memberType,
        sqlite ? end : new Date(end),
        ` ${word}`,
      ]),
    );
  }
  return ids;
}

export const prepare = (api: TestApi, { token }: TestMember, json: object) =>
  callApi<Body>(api, '/user-batches', { token, json });

export const run = (api: TestApi, { token }: TestMember, id: string) =>
  callApi<Body>(api, '/user-batches/run', { token, json: { id, why: 'Theo kế hoạch của Viện' } });

export async function ended(
  api: TestApi,
  { token }: TestMember,
  id: string,
  deadline = Date.now() + 60_000,
): Promise<UserBatch> {
  for (;;) {
    const { data } = (await callApi<Body>(api, `/user-batches/${id}`, { token })).body;
    if (data.state !== 'running') return data;
    if (Date.now() > deadline) throw new Error(`It still runs: ${JSON.stringify(data.counts)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `done 30`, `left_out blocked 1`, … */
export const countsOf = ({ counts }: UserBatch): string[] =>
  counts.map(({ outcome, reason, count }) => [outcome, reason, count].filter(Boolean).join(' '));

/** Reminders, notifications and emails of the accounts that match a word: their number, and that of the recipients. */
export async function remindedBy(api: TestApi, word: string) {
  const like = `${word}%`;
  const counted = async (sql: string, values: readonly string[]) => {
    const [row] = await api.sql<{ all_of: number | string; people: number | string }>(sql, values);
    return [Number(row?.all_of), Number(row?.people)];
  };
  const ofUsers = (table: string) =>
    counted(
      `select count(*) as all_of, count(distinct t.user_id) as people
       from ${table} t join up_users u on u.id = t.user_id where u.document_id like ?`,
      [like],
    );
  return {
    reminders: await ofUsers('reminders'),
    notifications: await ofUsers('notifications'),
    letters: await counted(
      `select count(*) as all_of, count(distinct recipient) as people from letters
       where recipient like ?`,
      [like],
    ),
  };
}
