import { itemKindNames } from '@iia/shared/names';
import type { ItemKind } from '../../generated/types';

export const waitingTexts = {
  notForSale: (kind: ItemKind) => `${itemKindNames[kind]} này không còn nhận đăng ký.`,
  documents: 'Tài liệu không có danh sách chờ: Quý khách đặt mua được ngay.',
  optionNeeded: 'Vui lòng chọn một lựa chọn của hội thảo.',
  optionUnknown: 'Lựa chọn này không có trong nhóm đã chọn.',
  optionRefused: (kind: ItemKind) => `${itemKindNames[kind]} này không có lựa chọn.`,
  seatsLeft: 'Vẫn còn chỗ, Quý khách đặt hàng được ngay.',
  tooMany: (limit: number) =>
    `Quý khách đang ở ${limit} danh sách chờ, là số nhiều nhất của mỗi tài khoản. Quý khách vui lòng rời bớt một danh sách rồi thử lại.`,
  tooOften: 'Quý khách đã vào danh sách chờ quá nhiều lần hôm nay. Quý khách vui lòng thử lại sau.',
  notFound: 'Không tìm thấy lượt chờ.',
  entriesAreJoined:
    'Thành viên tự vào và rời danh sách chờ, không thêm, sửa hay xoá trong trang quản trị.',
};
