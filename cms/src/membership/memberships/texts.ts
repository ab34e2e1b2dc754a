export const termTexts = {
  notDeletable:
    'Thời hạn hội viên không xoá hay nhân bản được. Muốn dừng thì ghi ngày kết thúc sớm kèm lý do.',
  notFound: 'Không tìm thấy thời hạn hội viên.',
  userMissing: 'Vui lòng chọn thành viên.',
  reasonMissing: 'Vui lòng ghi lý do.',
  dayMissing: 'Vui lòng chọn ngày.',
  endsBeforeStart: 'Ngày cuối phải từ ngày đầu trở đi.',
  endedAlready: 'Thời hạn này đã kết thúc sớm, không đổi lại được.',
  overAlready: 'Thời hạn này đã hết.',
  endsBetween: (earliest: string, latest: string) =>
    `Ngày kết thúc sớm phải từ ${earliest} đến ${latest}.`,
  overlaps: 'Thời hạn này trùng ngày với một thời hạn khác của thành viên.',
  changeAwaitsPayment:
    'Thành viên có yêu cầu đổi loại hội viên đang chờ thanh toán, tính theo các thời hạn hiện tại. Vui lòng huỷ yêu cầu đó trước.',
};
