/** Questions of a purchasing questionnaire with their faults, and a better wording. */
export const weakQuestions = [
  [
    'Đơn vị có tuân thủ quy chế mua hàng không?',
    'Gợi ý câu trả lời; không có thời gian; không có bằng chứng',
    'Trong quý trước, bao nhiêu trong 10 đơn mua gần nhất có đủ ba báo giá theo quy chế? Bằng chứng: hồ sơ mua hàng.',
  ],
  [
    'Việc lựa chọn và đánh giá nhà cung cấp có thường xuyên và công bằng không?',
    'Câu kép; từ mơ hồ',
    'Trong 12 tháng, bao nhiêu trong 20 nhà cung cấp lớn nhất có phiếu đánh giá? Bằng chứng: phiếu đánh giá có ngày.',
  ],
  [
    'Nhân viên mua hàng có ý thức về xung đột lợi ích không?',
    'Hỏi ý kiến',
    'Bao nhiêu nhân viên mua hàng đã ký bản khai bên liên quan năm nay, trên tổng số? Bằng chứng: tập bản khai.',
  ],
  [
    'Anh/chị đánh giá quy trình duyệt đơn thế nào từ 1 đến 5?',
    'Hỏi ý kiến; thang không định nghĩa',
    'Tháng trước, bao nhiêu đơn được duyệt sau ngày nhận hàng? Bằng chứng: danh sách đơn và phiếu nhập.',
  ],
  [
    'Đơn hàng có được chia nhỏ không?',
    'Gợi ý câu trả lời; không có thời gian',
    'Trong 90 ngày, có bao nhiêu cặp đơn cùng nhà cung cấp trong 7 ngày có tổng vượt hạn mức duyệt? Bằng chứng: danh sách đơn.',
  ],
  [
    'Hàng có được kiểm tra đầy đủ khi nhận không?',
    'Từ mơ hồ; không có bằng chứng',
    'Trong 10 phiếu nhập gần nhất, bao nhiêu phiếu có chữ ký người kiểm đếm khác người mua? Bằng chứng: phiếu nhập.',
  ],
  [
    'Việc thanh toán có đúng hạn và đúng số tiền không?',
    'Câu kép',
    'Tháng trước, bao nhiêu hoá đơn được thanh toán mà không có đủ đơn mua, phiếu nhập, hoá đơn? Bằng chứng: tập thanh toán.',
  ],
  [
    'Nhà cung cấp mới có được thẩm tra kỹ không?',
    'Từ mơ hồ',
    'Trong 6 tháng, bao nhiêu trong số nhà cung cấp mới có hồ sơ đăng ký kinh doanh và xác nhận tài khoản ngân hàng? Bằng chứng: hồ sơ nhà cung cấp.',
  ],
  [
    'Chúng ta đã kiểm soát tốt giá mua, đúng không?',
    'Gợi ý câu trả lời',
    'Trong 10 mặt hàng mua nhiều nhất, bao nhiêu mặt hàng có bảng so giá trong 6 tháng? Bằng chứng: bảng so giá.',
  ],
  [
    'Quyền trên hệ thống có được phân công hợp lý không?',
    'Từ mơ hồ; không có bằng chứng',
    'Có bao nhiêu người vừa tạo vừa duyệt được đơn mua? Bằng chứng: danh sách quyền xuất trong tháng.',
  ],
  [
    'Hợp đồng có được theo dõi thường xuyên không?',
    'Từ mơ hồ; không có thời gian',
    'Bao nhiêu hợp đồng hết hạn trong 60 ngày tới đã có phương án? Bằng chứng: bảng theo dõi hợp đồng.',
  ],
  [
    'Đơn vị có báo cáo sai lệch và xử lý kịp thời không?',
    'Câu kép; từ mơ hồ',
    'Trong quý trước, có bao nhiêu sai lệch số lượng khi nhận hàng, bao nhiêu đã xử lý trong 7 ngày? Bằng chứng: sổ sai lệch.',
  ],
];
