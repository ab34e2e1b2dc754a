import type { Person } from './types';

export const people = {
  thuHa: {
    name: 'Nguyễn Thị Thu Hà',
    title: 'CIA, CRMA – Giám đốc đào tạo của Viện',
    biography:
      'Mười chín năm làm kiểm toán nội bộ tại hai ngân hàng thương mại và một tập đoàn bán lẻ, trong đó bảy năm phụ trách chất lượng và đào tạo. Bà biên soạn chương trình nhập môn của Viện và trực tiếp hướng dẫn các khoá luyện thi CIA từ năm 2016.',
  },
  minhQuan: {
    name: 'Trần Minh Quân',
    title: 'CIA, CISA – Trưởng kiểm toán nội bộ tập đoàn sản xuất',
    biography:
      'Xây dựng bộ phận kiểm toán nội bộ của một tập đoàn sản xuất có mười một nhà máy từ những ngày đầu. Ông giảng về lập kế hoạch dựa trên rủi ro, kiểm toán chuỗi cung ứng và cách làm việc với ban điều hành.',
  },
  bichNgoc: {
    name: 'Lê Bích Ngọc',
    title: 'CIA, CPA Việt Nam – Giảng viên cao cấp',
    biography:
      'Từng là chủ nhiệm kiểm toán tại một công ty kiểm toán độc lập, sau đó chuyển sang giảng dạy toàn thời gian. Bà chuyên về kiểm soát nội bộ theo khung COSO, báo cáo tài chính và kỹ năng viết báo cáo kiểm toán.',
  },
  hoangNam: {
    name: 'Phạm Hoàng Nam',
    title: 'CISA, CISM – Chuyên gia kiểm toán công nghệ thông tin',
    biography:
      'Mười lăm năm kiểm toán công nghệ thông tin và an toàn thông tin cho ngân hàng và công ty viễn thông. Ông hướng dẫn các khoá về kiểm soát chung công nghệ thông tin, điện toán đám mây và an ninh mạng.',
  },
  thanhTung: {
    name: 'Đỗ Thanh Tùng',
    title: 'CFE – Chuyên gia điều tra gian lận',
    biography:
      'Tham gia điều tra hơn sáu mươi vụ việc gian lận trong doanh nghiệp. Ông giảng về dấu hiệu cảnh báo, thu thập bằng chứng, phỏng vấn và cách báo cáo kết quả mà không vượt quá thẩm quyền của kiểm toán nội bộ.',
  },
  khanhLinh: {
    name: 'Vũ Khánh Linh',
    title: 'CRMA, FRM – Cố vấn quản lý rủi ro',
    biography:
      'Cố vấn quản lý rủi ro cho các định chế tài chính và doanh nghiệp hạ tầng. Bà hướng dẫn khoá luyện thi CRMA, khẩu vị rủi ro và phối hợp giữa ba tuyến.',
  },
  ducAnh: {
    name: 'Bùi Đức Anh',
    title: 'Thạc sĩ khoa học dữ liệu – Kiểm toán viên phân tích',
    biography:
      'Kiểm toán viên chuyển sang khoa học dữ liệu, phụ trách nhóm phân tích của một công ty bán lẻ. Ông dạy phân tích dữ liệu kiểm toán bằng bảng tính, SQL và Python trên bộ dữ liệu mô phỏng.',
  },
  maiPhuong: {
    name: 'Hoàng Mai Phương',
    title: 'CIA – Trưởng ban kiểm toán nội bộ ngân hàng',
    biography:
      'Hai mươi năm trong ngành ngân hàng, hiện phụ trách kiểm toán nội bộ và đầu mối làm việc với cơ quan thanh tra. Bà giảng về kiểm toán tín dụng, tuân thủ và đánh giá chất lượng kiểm toán nội bộ.',
  },
  quocBao: {
    name: 'Đặng Quốc Bảo',
    title: 'Luật sư, CIPM – Chuyên gia bảo vệ dữ liệu cá nhân',
    biography:
      'Luật sư tư vấn bảo vệ dữ liệu cá nhân cho doanh nghiệp công nghệ và y tế. Ông giúp kiểm toán viên đọc đúng yêu cầu pháp luật và chuyển thành thủ tục kiểm tra.',
  },
  vanKhoi: {
    name: 'Ngô Văn Khôi',
    title: 'Tiến sĩ – Chuyên gia quản trị công ty',
    biography:
      'Nghiên cứu và giảng dạy quản trị công ty, thành viên Hội đồng quản trị độc lập của hai công ty niêm yết. Ông quan tâm đến quan hệ giữa Hội đồng quản trị, Uỷ ban kiểm toán và kiểm toán nội bộ.',
  },
  lanAnh: {
    name: 'Dương Lan Anh',
    title: 'CIA, ACCA – Thành viên Uỷ ban kiểm toán độc lập',
    biography:
      'Thành viên Uỷ ban kiểm toán của ba công ty niêm yết, trước đó là giám đốc tài chính. Bà nói về điều Hội đồng quản trị thật sự cần ở một báo cáo kiểm toán nội bộ.',
  },
  huuPhuoc: {
    name: 'Trịnh Hữu Phước',
    title: 'CIA – Chuyên gia kiểm toán khu vực công',
    biography:
      'Hơn hai mươi năm kiểm toán trong khu vực công, tham gia soạn tài liệu hướng dẫn kiểm toán nội bộ cho đơn vị sự nghiệp công lập. Ông giảng về kiểm toán đầu tư công và quản lý tài sản công.',
  },
} satisfies Record<string, Person>;
