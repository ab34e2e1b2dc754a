import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { forAnyServer } from './restoreBackup';

it('omits the setting that PostgreSQL refuses before version 17, but changes no row', async () => {
  const setting = 'SET transaction_timeout = 0;\n';
  const header = `SET lock_timeout = 0;\n${setting}SET client_encoding = 'UTF8';\n`;
  const sql = Readable.from([header, setting, 'Đỗ\n'].map((text) => Buffer.from(text)));
  const found: Buffer[] = await Readable.from(forAnyServer(sql)).toArray();
  expect(Buffer.concat(found).toString()).toBe(
    `SET lock_timeout = 0;\n\nSET client_encoding = 'UTF8';\n${setting}Đỗ\n`,
  );
});
