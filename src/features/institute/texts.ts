import { instituteName } from '@iia/shared/institute';

export const texts = {
  home: 'Trang chủ',
  about: {
    title: 'Về chúng tôi',
    kicker: instituteName,
    lead: 'Tổ chức nghề nghiệp không vì lợi nhuận của những người làm kiểm toán nội bộ: chúng tôi là ai, ai dẫn dắt và Viện vận hành thế nào.',
    description:
      'Giới thiệu Viện Kiểm toán nội bộ Việt Nam: lịch sử, sứ mệnh, điều lệ, Hội đồng quản trị, Hội đồng sáng lập và các phòng ban chức năng.',
    pages: 'Giới thiệu',
    services: 'Dịch vụ cho tổ chức',
    servicesLead:
      'Đánh giá chất lượng, đào tạo tại chỗ, tư vấn và khảo sát, do chuyên gia của Viện thực hiện.',
    others: 'Các trang giới thiệu',
    empty: 'Nội dung giới thiệu đang được cập nhật',
  },
  groups: {
    board: {
      title: 'Hội đồng quản trị',
      lead: 'Do Đại hội hội viên bầu, định hướng và giám sát hoạt động của Viện giữa hai kỳ Đại hội.',
      description:
        'Thành viên Hội đồng quản trị Viện Kiểm toán nội bộ Việt Nam: chức vụ, chuyên môn và trách nhiệm.',
      all: 'Xem Hội đồng quản trị',
      others: 'Thành viên khác',
    },
    'founding-council': {
      title: 'Hội đồng sáng lập',
      lead: 'Những người đặt nền móng cho Viện, tư vấn và gìn giữ tôn chỉ của những ngày đầu.',
      description:
        'Thành viên Hội đồng sáng lập Viện Kiểm toán nội bộ Việt Nam và đóng góp của họ cho nghề.',
      all: 'Xem Hội đồng sáng lập',
      others: 'Thành viên khác',
    },
    department: {
      title: 'Các phòng ban chức năng',
      lead: 'Thực hiện kế hoạch năm của Viện; mỗi ban một đầu mối, một người chịu trách nhiệm.',
      description:
        'Các phòng ban chức năng của Viện Kiểm toán nội bộ Việt Nam: nhiệm vụ và người phụ trách.',
      all: 'Xem các phòng ban',
      others: 'Phòng ban khác',
    },
  },
  emptyGroup: 'Danh sách đang được cập nhật',
  emptyAdvice: 'Quý khách vui lòng quay lại sau, hoặc liên hệ Viện để được giải đáp.',
  contact: 'Liên hệ Viện',
  partners: 'Đối tác',
} as const;
