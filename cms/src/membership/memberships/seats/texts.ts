export const seatTexts = {
  noneFree: (seats: number) =>
    seats === 0
      ? 'Quý khách chưa có thời hạn hội viên tổ chức đang hiệu lực.'
      : `Cả ${seats} chỗ của tổ chức đã có người giữ hoặc đang chờ nhận. Quý khách có thể thu lại một chỗ trước.`,
  invitedAlready: 'Địa chỉ này đã được mời hoặc đang giữ một chỗ của tổ chức.',
  notFound: 'Không tìm thấy chỗ hội viên này.',
  alreadyAccepted: 'Đồng nghiệp đã nhận chỗ này, không cần gửi lại lời mời.',
  invitationInvalid:
    'Lời mời không dùng được: đã có người nhận, đã hết hạn hoặc đã bị thu lại. Quý khách vui lòng hỏi người quản trị của tổ chức.',
  ownCompany: 'Quý khách là người quản trị của tổ chức này và đã là hội viên theo thời hạn đó.',
  secondSeat: 'Quý khách đang giữ một chỗ của tổ chức này.',
  busy: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',
};
