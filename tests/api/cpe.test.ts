import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isoDate } from '@iia/shared/dates';
import { newEditor } from '../support/staff';
import { strictDatabase } from '../support/database';
import { addBuyer, type Buyer } from '../support/members';
import { addItem } from '../support/content';
import { addOrder, setTakenSeats } from '../support/orders';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusedFieldOf } from '../support/callAs';
import type { CpeEntry, CpeRecord, Download } from '@/data/generated/types';
import { sendEvidence } from '../support/evidence';

const pdf = '%PDF-1.7\nGiấy chứng nhận';
const thisYear = Number(isoDate(new Date()).slice(0, 4));

describe.each(strictDatabase)("a member's CPE record on %s", (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));

  const call = <Data>(path: string, who: Buyer, json?: object) =>
    callAs<Data>(api, who, path, json);
  const fields = (changes: object = {}) => ({
    day: `${thisYear}-01-01`,
    hours: 2,
    subject: 'Chuẩn mực mới',
    provider: 'Hội nghề nghiệp',
    part: 'general',
    ...changes,
  });
  const add = (member: Buyer, changes: object = {}, idempotencyKey: string = randomUUID()) =>
    call<CpeEntry>('/cpe/entries', member, { idempotencyKey, entry: fields(changes) });
  const read = (member: Buyer, year = thisYear) =>
    dataOf(call<CpeRecord>(`/cpe/record?year=${year}`, member));
  const stored = ({ id }: Buyer) => api.sql('select id from cpe_evidence where user_id = ?', [id]);
  const certify = async (member: Buyer, certification: string, issuedOn: string) =>
    editor.create('api::certificate-status.certificate-status', {
      number: `${certification}-${member.id}-${randomUUID().slice(0, 6).toUpperCase()}`,
      holderName: 'Người Giữ',
      certification,
      state: 'active',
      issuedOn,
      user: { connect: [{ id: member.id }] },
    });

  describe('entries of the member', () => {
    it('adds an entry once for a key, sums exactly, updates and deletes', async () => {
      const member = await addBuyer(api);
      const key = randomUUID();
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => add(member, { hours: 0.1 }, key)),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ body }) => body.data.documentId)).size).toBe(1);
      expect((await add(member, { hours: 0.3 }, key)).status).toBe(422);
      for (const hours of [0.2, 1.1, 2.7, 0.7]) await add(member, { hours });
      const record = await read(member);
      expect([record.hours, record.entries.length]).toEqual([4.8, 5]);

      const id = responses[0]?.body.data.documentId;
      const changed = await call<CpeEntry>('/cpe/changeEntry', member, {
        id,
        entry: fields({ hours: 1.2, part: 'ethics' }),
      });
      expect(changed.body.data).toMatchObject({ documentId: id, hours: 1.2, part: 'ethics' });
      expect((await read(member)).hours).toBe(5.9);
      expect((await call('/cpe/deleteEntry', member, { id })).status).toBe(200);
      expect((await call('/cpe/deleteEntry', member, { id })).status).toBe(404);
      expect((await read(member)).hours).toBe(4.7);
    });

    it('requires tenths of hours, and a past day that is not too long ago', async () => {
      const member = await addBuyer(api);
      const refused = (changes: object) => refusedFieldOf(add(member, changes));
      expect(await refused({ hours: 1.25 })).toEqual([400, 'entry.hours']);
      expect(await refused({ hours: 0 })).toEqual([400, 'entry.hours']);
      const tomorrow = isoDate(new Date(Date.now() + 86_400_000));
      expect(await refused({ day: tomorrow })).toEqual([400, 'entry.day']);
      expect(await refused({ day: `${thisYear - 6}-12-31` })).toEqual([400, 'entry.day']);
      expect((await add(member, { day: `${thisYear - 5}-01-01` })).status).toBe(200);
    });

    it('rejects changes of another member’s entry, and of earned hours', async () => {
      const [member, stranger] = [await addBuyer(api), await addBuyer(api)];
      const { documentId: id } = (await add(member)).body.data;
      const change = (who: Buyer) => call('/cpe/changeEntry', who, { id, entry: fields() });
      expect((await change(stranger)).status).toBe(404);
      expect((await call('/cpe/deleteEntry', stranger, { id })).status).toBe(404);
      expect((await read(stranger)).entries).toEqual([]);
      await api.sql(`update cpe_entries set source = 'course' where id = ?`, [id]);
      for (const { status, body } of [
        await change(member),
        await call('/cpe/deleteEntry', member, { id }),
      ]) {
        expect([status, body.error.message]).toEqual([
          409,
          expect.stringContaining('do Viện ghi nhận không sửa hay xoá được') as string,
        ]);
      }
    });
  });

  describe('evidence', () => {
    it('has the type of its content, and belongs to one entry of its owner', async () => {
      const [member, stranger] = [await addBuyer(api), await addBuyer(api)];
      const { data: file } = await sendEvidence(api, member, pdf, { name: 'Giấy.txt' });
      expect(file).toMatchObject({ name: 'Giấy.pdf', size: Buffer.byteLength(pdf) });
      const evidence = file.documentId;
      expect((await add(stranger, { evidence })).status).toBe(400);
      const first = await add(member, { evidence });
      expect(first.body.data.evidence).toEqual(file);
      expect((await add(member, { evidence })).status).toBe(400);
      expect((await read(member)).entries).toHaveLength(1);
      expect((await read(stranger)).entries).toEqual([]);
    });

    it('is served byte for byte to its owner only, and is deleted with its entry', async () => {
      const [member, stranger] = [await addBuyer(api), await addBuyer(api)];
      const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
      bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const { data: file } = await sendEvidence(api, member, bytes, {
        name: '../..\\ảnh "chụp".jpg',
      });
      expect(file.name).toBe('.. .. ảnh chụp.png');
      const { documentId: id } = (await add(member, { evidence: file.documentId })).body.data;
      const link = `/cpe/evidence?id=${file.documentId}`;
      expect((await call(link, stranger)).status).toBe(404);
      const { url } = await dataOf(call<Download>(link, member));
      const opened = await fetch(api.url + url);
      expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await opened.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      await call('/cpe/deleteEntry', member, { id });
      expect((await fetch(api.url + url)).status).toBe(404);
      expect(await stored(member)).toEqual([]);
    });

    it('is replaced when its entry is changed', async () => {
      const member = await addBuyer(api);
      const upload = () => sendEvidence(api, member, pdf);
      const [one, two] = [await upload(), await upload()];
      const { documentId: id } = (await add(member, { evidence: one.data.documentId })).body.data;
      const change = (evidence?: string) =>
        call<CpeEntry>('/cpe/changeEntry', member, { id, entry: fields({ evidence }) });
      expect((await change(one.data.documentId)).body.data.evidence).toEqual(one.data);
      expect((await change(two.data.documentId)).body.data.evidence).toEqual(two.data);
      expect((await change()).body.data.evidence).toBeNull();
      expect(await stored(member)).toEqual([]);
    });

    it('is rejected as JSON', async () => {
      const member = await addBuyer(api);
      const headers = { 'Content-Type': 'application/json' };
      expect((await sendEvidence(api, member, '{}', { headers })).status).toBe(415);
      expect(await stored(member)).toEqual([]);
    });
  });

  describe('the requirement of a year', () => {
    it('depends on each certificate, the year it began, and the choice of the member', async () => {
      const [member, stranger] = [await addBuyer(api), await addBuyer(api)];
      const cia = await certify(member, 'CIA', '2020-02-03');
      await certify(member, 'CRMA', `${thisYear}-01-01`);
      await add(member, { hours: 25.5 });
      await add(member, { hours: 0.5, part: 'ethics' });
      await add(member, { day: `${thisYear - 1}-05-05`, hours: 55 });
      const duty = async (certification: string) =>
        (await read(member)).duties.find((each) => each.certification === certification);
      expect(await duty('CIA')).toMatchObject({
        state: 'due',
        practising: true,
        choosable: true,
        required: 40,
        earned: 26,
        carried: 15,
        missing: 0,
        parts: [{ part: 'ethics', missing: 1.5 }],
      });
      expect(await duty('CRMA')).toMatchObject({ state: 'first_year', missing: 0 });

      const choose = (who: Buyer, year = thisYear) =>
        call('/cpe/practice', who, { certificate: cia, year, practising: false });
      expect((await choose(stranger)).status).toBe(404);
      await Promise.all([choose(member, thisYear - 1), choose(member, thisYear - 1)]);
      const idle = { practising: false, required: 20, carried: 20, missing: 0, parts: [] };
      expect(await duty('CIA')).toMatchObject(idle);
      expect((await read(member, thisYear - 2)).duties[0]).toMatchObject({ practising: true });
    });

    it('suggests items for the missing hours: bought ones first, then ethics, none that is full', async () => {
      const member = await addBuyer(api);
      expect((await read(member)).offers).toEqual([]);
      await certify(member, 'CIA', '2020-02-03');
      const soon = new Date(Date.now() + 60_000);
      const item = (changes: object) => addItem(api, 'seminar', { start_at: soon, ...changes });
      const plain = await item({ cpe_hours: 3 });
      const ethics = await item({ cpe_hours: 2.5, ethics_hours: 2 });
      const bought = await addItem(api, 'course', { format: 'self-paced', cpe_hours: 6 });
      await addOrder(api, member.id, {
        status: 'paid',
        lines: [{ kind: 'course', item: bought }],
      });
      const full = await item({ cpe_hours: 9, capacity: 1 });
      await setTakenSeats(api, full, 1);
      await item({ cpe_hours: 0 });
      await item({ cpe_hours: 9, published_at: null });
      await item({ cpe_hours: 9, start_at: new Date(Date.now() - 60_000) });
      const { offers } = await read(member);
      // In the last minute of a year nothing can be offered for it any more.
      if (Number(isoDate(soon).slice(0, 4)) !== thisYear) return;
      expect(offers.map(({ documentId }) => documentId)).toEqual([bought, ethics, plain]);
      expect(offers[0]).toMatchObject({ kind: 'course', owned: true, startAt: null });
      expect(offers[1]).toMatchObject({ hours: 2.5, ethicsHours: 2, owned: false });
      await add(member, { hours: 99 });
      await add(member, { hours: 2, part: 'ethics' });
      expect((await read(member)).offers).toEqual([]);
    });

    it('allows one row for each certification, practice and year in the panel', async () => {
      const record = { certification: 'CIA', practising: true, validFrom: 2013, hours: 50 };
      await expect(editor.create('api::cpe.cpe-duty', record)).rejects.toThrow(/đã có yêu cầu/);
      await editor.create('api::cpe.cpe-duty', { ...record, validFrom: thisYear });
      const member = await addBuyer(api);
      await certify(member, 'CIA', '2020-02-03');
      expect((await read(member)).duties[0]).toMatchObject({ required: 50, parts: [] });
      expect((await read(member, thisYear - 1)).duties[0]).toMatchObject({ required: 40 });
    });
  });

  it('exports the counted hours, earliest first, without formulas', async () => {
    const [member, stranger] = [await addBuyer(api), await addBuyer(api)];
    await add(member, { subject: '=HYPERLINK("http://x")', hours: 1.5, part: 'ethics' });
    await add(member, { day: isoDate(new Date()), subject: 'Hai; ba' });
    const { url, name } = await dataOf(call<Download>(`/cpe/export?year=${thisYear}`, member));
    expect(name).toBe(`Hồ sơ CPE ${thisYear}.csv`);
    const text = await (await fetch(api.url + url)).text();
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'Activity date;Activity title;Provider;Content area;CPE hours;Ethics hours;Evidence',
    );
    expect(lines[1]).toContain(`01/01/${thisYear};"'=HYPERLINK(""http://x"")"`);
    expect(lines[1]).toMatch(/;Ethics;1,5;1,5;$/);
    expect(lines[2]).toContain('"Hai; ba"');
    expect((await call('/cpe/export', stranger)).status).toBe(400);
    expect((await call(`/cpe/record?year=${thisYear + 1}`, stranger)).status).toBe(400);
  });
});
