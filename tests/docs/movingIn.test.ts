import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { movedMemberColumns, movedMembers } from '../../cms/src/moving-in/moved-members/columns';
import { orderLineColumns, orderLineRules } from '../../cms/src/moving-in/moved-orders/columns';
import {
  certificateColumns,
  certificateRules,
} from '../../cms/src/membership/imports/certificates/columns';
import { checkRow } from '../../cms/src/membership/imports/ImportColumn';
import { readFile, type FileRow } from '../../cms/src/membership/imports/readFile';

const guide = readFileSync('docs/operations/moving-in.md', 'utf8');

const kinds = {
  members: {
    columns: movedMemberColumns,
    check: (row: FileRow) => movedMembers({ invites: false, refusesRegistered: true }).check(row),
  },
  certificates: {
    columns: certificateColumns,
    check: (row: FileRow) => checkRow(certificateRules, certificateColumns, row),
  },
  orders: {
    columns: orderLineColumns,
    check: (row: FileRow) => checkRow(orderLineRules, orderLineColumns, row),
  },
};

it.each(Object.entries(kinds))('accepts the sample in the guide for %s', async (name, kind) => {
  const section = guide.split(/^- \*\*/m).find((each) => each.startsWith(`${name}**`)) ?? '';
  const sample = [...section.matchAll(/^ {6}(.*)$/gm)].map(([, line]) => line);
  const content = Buffer.from(sample.join('\n')).toString('base64');
  const { rows, ignored } = await readFile(content, kind.columns);
  expect(ignored).toEqual([]);
  expect(rows.map((row) => kind.check(row).notes ?? [])).toEqual([[]]);
});
