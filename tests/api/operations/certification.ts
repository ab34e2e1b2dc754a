import type { Fixture } from './Fixture';
import type { Rows } from './Row';

const type = 'api::certificate-status.certificate-status';
const certificate = { certification: 'CIA', state: 'active', issuedOn: '2024-03-15' };
const publicNumber = 'CIA-2024-900001';
const ownNumber = 'CIA-2024-900002';

const publicCertificate = ({ once, editor }: Fixture) =>
  once('public certificate', () =>
    editor.create(type, {
      ...certificate,
      number: publicNumber,
      holderName: 'Trần Văn Hoà',
      optedIn: true,
    }),
  );

/** The member's own, invisible to others. */
export const ownCertificate = ({ once, editor, member, secrets }: Fixture) =>
  once('own certificate', async () => {
    secrets.add(ownNumber);
    await editor.create(type, {
      ...certificate,
      number: ownNumber,
      holderName: 'Nguyễn Thị Kiểm Thử',
      optedIn: false,
      user: { connect: [{ id: member.id, documentId: member.documentId }] },
    });
  });

export const certification: Rows = {
  CertificateStatuses: {
    variables: async (fixture) => {
      await publicCertificate(fixture);
      return { number: publicNumber };
    },
  },
  UserCertificateStatuses: {
    variables: async (fixture) => {
      await ownCertificate(fixture);
      return {};
    },
  },
};
