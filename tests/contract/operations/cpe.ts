import { randomUUID } from 'node:crypto';
import { dayOf } from '../../../cms/src/platform/clock/days';
import { answerOf } from '../world/fixtures';
import type { World } from '../world/World';
import { ownCertificate } from './certification';
import type { Rows } from './Row';

const entry = () => ({
  day: dayOf(new Date()),
  hours: 2.5,
  subject: 'Kiểm toán công nghệ thông tin',
  provider: 'Hội Kiểm toán viên hành nghề',
  part: 'technology',
});

const newEntry = () => ({ input: { idempotencyKey: randomUUID(), entry: entry() } });

const addEntry = async (world: World): Promise<string> => {
  const added = await answerOf<{ documentId: string }>(world, 'AddCpeEntry', newEntry());
  world.secrets.add(added.documentId);
  return added.documentId;
};

const ownEntry = (world: World): Promise<string> => world.once('CPE entry', () => addEntry(world));

/** A file that an own entry has. */
export const ownEvidence = (world: World): Promise<string> =>
  world.once('CPE evidence', async () => {
    const answer = await fetch(`${world.api.url}/api/cpe/evidence?name=giay.pdf`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${world.member.token}`,
        'Content-Type': 'application/octet-stream',
      },
      body: '%PDF-1.7 minh chứng',
    });
    const { data } = (await answer.json()) as { data: { documentId: string } };
    await answerOf(world, 'AddCpeEntry', {
      input: {
        idempotencyKey: randomUUID(),
        entry: { ...entry(), evidence: data.documentId },
      },
    });
    world.secrets.add(data.documentId);
    return data.documentId;
  });

export const cpe: Rows = {
  CpeRecord: {
    variables: async (world) => {
      await ownEntry(world);
      await ownCertificate(world);
      return { year: new Date().getUTCFullYear() };
    },
  },
  CpeExport: { variables: () => ({ year: new Date().getUTCFullYear() }) },
  CpeEvidenceDownload: {
    variables: async (world) => ({ id: await ownEvidence(world) }),
    owned: true,
  },
  AddCpeEntry: { variables: newEntry },
  ChangeCpeEntry: {
    variables: async (world) => ({
      input: { id: await ownEntry(world), entry: { ...entry(), hours: 3 } },
    }),
    owned: true,
  },
  DeleteCpeEntry: {
    variables: async (world) => ({ input: { id: await addEntry(world) } }),
    owned: true,
  },
  ChooseCpePractice: {
    variables: async (world) => {
      await ownCertificate(world);
      const certificates = await answerOf<{ documentId: string }[]>(
        world,
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
