import { afterAll, describe, expect, it } from 'vitest';
import { callApi, type ApiResponse, type Failure } from '../support/api';
import { databases, lockFile } from '../support/database';
import { newMember, testPassword } from '../support/members';
import { shared, sharedApi } from '../support/suite';

const contact = {
  fullName: 'Trần Thị Lan',
  email: 'lan@congty.example',
  phone: '0912345678',
  message: 'Tôi muốn hỏi về khóa học.',
  subject: 'Hỏi về khóa học',
};

// Another process writes to the file, e.g. a backup or a command; PostgreSQL has no such lock.
describe.runIf(databases.includes('sqlite'))(
  'a SQLite file that another process has locked',
  () => {
    const api = sharedApi({ database: 'sqlite' });
    const member = shared(() => newMember(api));
    afterAll(async () => {
      await api?.stop();
    });

    const writes = (count: number): Promise<ApiResponse<Failure>>[] =>
      Array.from({ length: count }, (_, index) =>
        index % 2 === 0
          ? callApi<Failure>(api, '/contacts', { json: contact })
          : callApi<Failure>(api, '/auth/local', {
              json: { identifier: member.email, password: testPassword },
            }),
      );

    it.each(['IMMEDIATE', 'EXCLUSIVE'] as const)(
      'serves reads, and responds 503 to writes until it is unlocked (%s)',
      async (kind) => {
        let refused = 0;
        const lock = lockFile(api, kind);
        const waiting = writes(12).map(async (one) => {
          const response = await one;
          refused += 1;
          return response;
        });
        const responses: number[] = [];
        try {
          for (let number = 0; number < 4; number += 1) {
            const read = await callApi(api, `/courses?_q=${kind}-${number}`);
            const own = await callApi(api, '/users/me', { token: member.token });
            responses.push(read.status, own.status);
          }
          expect(refused).toBe(0);
          for (const { status, headers, body } of await Promise.all(waiting)) {
            expect(status).toBe(503);
            expect(headers.get('retry-after')).toBe('2');
            expect(body.error.message).toContain('Hệ thống đang bận nên chưa ghi nhận');
          }
        } finally {
          lock.release();
        }
        expect(responses).toEqual(Array(8).fill(200));
        for (const { status } of await Promise.all(writes(2))) expect(status).toBe(200);
      },
    );

    it('logs each lock once, whatever the number of rejected calls', () => {
      const lines = api.log().split('\n');
      const count = (words: string) => lines.filter((line) => line.includes(words)).length;
      expect(count('too busy: database is locked')).toBeGreaterThan(0);
      expect(count('database is locked')).toBeLessThanOrEqual(2);
    });

    it('delays writes during a short lock', async () => {
      const lock = lockFile(api);
      const waiting = writes(4);
      await callApi(api, '/courses?_q=ngan');
      lock.release();
      for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    });
  },
);
