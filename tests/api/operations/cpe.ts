import { randomUUID } from 'node:crypto';
import { isoDate } from '@iia/shared/dates';
import { responseOf } from './given';
import type { Fixture } from './Fixture';
import { ownCertificate } from './certification';
import type { Rows } from './Row';

const entry = () => ({
  day: isoDate(new Date()),
  hours: 2.5,
  subject: 'Kiểm toán công nghệ thông tin',
  provider: 'Hội Kiểm toán viên hành nghề',
  part: 'technology',
});

const newEntry = () => ({ input: { idempotencyKey: randomUUID(), entry: entry() } });

const addEntry = async (fixture: Fixture): Promise<string> => {
  const added = await responseOf<{ documentId: string }>(fixture, 'AddCpeEntry', newEntry());
  fixture.secrets.add(added.documentId);
  return added.documentId;
};

const ownEntry = (fixture: Fixture): Promise<string> =>
  fixture.once('CPE entry', () => addEntry(fixture));

/** The evidence file of the member's own entry. */
export const ownEvidence = (fixture: Fixture): Promise<string> =>
  fixture.once('CPE evidence', async () => {
    const response = await fetch(`${fixture.api.url}/api/cpe/evidence?name=giay.pdf`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${fixture.member.token}`,
        'Content-Type': 'application/octet-stream',
      },
      body: '%PDF-1.7 minh chứng',
    });
    const { data } = (await response.json()) as { data: { documentId: string } };
    await responseOf(fixture, 'AddCpeEntry', {
      input: {
        idempotencyKey: randomUUID(),
        entry: { ...entry(), evidence: data.documentId },
      },
    });
    fixture.secrets.add(data.documentId);
    return data.documentId;
  });

export const cpe: Rows = {
  CpeRecord: {
    variables: async (fixture) => {
      await ownEntry(fixture);
      await ownCertificate(fixture);
      return { year: new Date().getUTCFullYear() };
    },
  },
  OverviewHours: {
    variables: async (fixture) => {
      await ownCertificate(fixture);
      return {};
    },
  },
  CpeExport: { variables: () => ({ year: new Date().getUTCFullYear() }) },
  CpeEvidenceDownload: {
    variables: async (fixture) => ({ id: await ownEvidence(fixture) }),
    owned: true,
  },
  AddCpeEntry: { variables: newEntry },
  ChangeCpeEntry: {
    variables: async (fixture) => ({
      input: { id: await ownEntry(fixture), entry: { ...entry(), hours: 3 } },
    }),
    owned: true,
  },
  DeleteCpeEntry: {
    variables: async (fixture) => ({ input: { id: await addEntry(fixture) } }),
    owned: true,
  },
  ChooseCpePractice: {
    variables: async (fixture) => {
      await ownCertificate(fixture);
      const certificates = await responseOf<{ documentId: string }[]>(
        fixture,
        'UserCertificateStatuses',
        {},
      );
      return {
        input: {
          certificate: certificates[0]?.documentId,
          year: new Date().getUTCFullYear(),
          practising: false,
        },
      };
    },
    owned: true,
  },
};
