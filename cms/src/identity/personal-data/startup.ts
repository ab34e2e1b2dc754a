import { errors } from '@strapi/utils';
import type { Startup } from '../../platform/startup';
import { deleteAccounts } from './deleteAccounts';

const refused =
  'Không xoá được tài khoản tại đây: đơn hàng, chứng nhận và giờ CPE gắn với tài khoản. Thành viên tự yêu cầu xoá ở trang dữ liệu cá nhân, tài khoản được xoá sau hai tuần. Để ngừng tài khoản ngay, Quý khách vui lòng chặn tài khoản.';

/**
 * An account is deleted only at its owner's request and two weeks later (`deleteAccounts.ts`), never
 * through Strapi.
 */
function refuse(): never {
  throw new errors.ForbiddenError(refused);
}

export const personalData: Startup = {
  // Deletes accounts that became due while no server ran, once triggers and figures see it.
  after: ['seed', 'figures'],
  register({ db }) {
    db.lifecycles.subscribe({
      models: ['plugin::users-permissions.user'],
      beforeDelete: refuse,
      beforeDeleteMany: refuse,
    });
  },
  tasks: {
    deleteAccounts: {
      rule: '30 * * * *',
      run: deleteAccounts,
      report: (count) => `${count} accounts deleted at their owners' request`,
    },
  },
  bootstrap: (strapi) => deleteAccounts(strapi, new Date()),
};
