import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const refused =
  'Không xoá được tài khoản tại đây: đơn hàng, chứng nhận và giờ CPE gắn với tài khoản. Thành viên tự yêu cầu xoá ở trang dữ liệu cá nhân, tài khoản được xoá sau hai tuần. Để ngừng tài khoản ngay, Quý khách vui lòng chặn tài khoản.';

function refuse(): never {
  throw new errors.ForbiddenError(refused);
}

/**
 * An account is deleted only at its owner's request and two weeks later (`deleteAccounts.ts`), never
 * through Strapi.
 */
export function refuseDeletions({ db }: Core.Strapi): void {
  db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  });
}
