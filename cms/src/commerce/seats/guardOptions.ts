import type { Core } from '@strapi/strapi';
import { fieldError } from '../../platform/panel-writes/guardRecords';

const SEMINAR = 'api::seminar.seminar';

interface Draft {
  orderByOption: boolean | null;
  orderOptionGroup: unknown[] | null;
}

/**
 * Rejects publication of a seminar whose switch and option groups contradict each other: buyers would
 * be sold a plain ticket, or have nothing to choose.
 */
export function guardOptions(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== SEMINAR || action !== 'publish') return next();
    const { documentId } = params as { documentId: string };
    const draft = (await strapi.db.query(SEMINAR).findOne({
      where: { documentId, publishedAt: null },
      populate: ['orderOptionGroup'],
    })) as Draft | null;
    const hasGroups = (draft?.orderOptionGroup?.length ?? 0) > 0;
    if (draft && hasGroups && !draft.orderByOption) {
      throw fieldError(
        'orderByOption',
        'Hội thảo có nhóm lựa chọn nhưng mục này đang tắt. Vui lòng bật, hoặc xoá các nhóm lựa chọn rồi xuất bản lại.',
      );
    }
    if (draft?.orderByOption && !hasGroups) {
      throw fieldError(
        'orderOptionGroup',
        'Hội thảo đặt theo lựa chọn nhưng chưa có nhóm nào. Vui lòng thêm nhóm lựa chọn, hoặc tắt “Đặt theo lựa chọn” rồi xuất bản lại.',
      );
    }
    return next();
  });
}
