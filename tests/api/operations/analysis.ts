import { callApi } from '../../support/api';
import { newMember } from '../../support/members';
import { paidOrder } from './given';
import type { Fixture } from './Fixture';
import type { Rows } from './Row';

async function thisYear(fixture: Fixture) {
  await paidOrder(fixture);
  const today = new Date();
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  const from = new Date(today);
  from.setUTCFullYear(today.getUTCFullYear() - 1);
  return { from: day(from), to: day(new Date(today.getTime() + 86_400_000)) };
}

const members = {
  q: 'nguyen thi',
  memberType: 'none',
  role: 'member',
  blocked: false,
  cpeShort: false,
  sort: 'registeredAt:desc',
};

export const analysis: Rows = {
  Analysis: { variables: thisYear },
  AnalysisExport: {
    variables: async (fixture) => ({
      ...(await thisYear(fixture)),
      part: 'renewals',
      format: 'csv',
    }),
  },
  AnalysisUsers: {
    variables: async ({ api }) => ({ ...members, after: (await newMember(api)).documentId }),
  },
  AnalysisUsersExport: {
    variables: () => ({
      ...members,
      expiresFrom: '2020-01-01',
      expiresBefore: '2099-01-01',
      certification: 'CIA',
      format: 'xlsx',
    }),
  },
  WorkList: {
    variables: async ({ api }) => {
      await callApi(api, '/contacts', {
        json: {
          fullName: 'Phạm Thị Lan',
          email: 'lan@example.vn',
          subject: 'Hỏi về lịch học',
          message: 'Xin Viện cho biết lịch học của quý tới.',
        },
      });
      return { kind: 'contact', after: '1-0-0' };
    },
  },
  RemindUsers: {
    variables: ({ member }) => ({
      input: { userIds: [member.documentId], kind: 'membership_expiring' },
    }),
  },
};
