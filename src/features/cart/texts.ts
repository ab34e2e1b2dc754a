import { limits } from '@iia/shared/limits';

export const texts = {
  add: 'Thêm vào giỏ',
  orderNow: 'Đặt ngay',
  orderNowOf: (title: string) => `Đặt ngay: ${title}`,
  quantity: 'Số lượng',
  viewCart: 'Xem giỏ hàng',
  added: (title: string) => `Đã thêm “${title}” vào giỏ.`,
  alreadyThere: (title: string) =>
    `“${title}” đã có trong giỏ. Mỗi đơn hàng chỉ cần một bản của sản phẩm này.`,
  noMoreSeats: (title: string) => `Giỏ đã giữ hết số chỗ còn lại của “${title}”.`,
  full: `Giỏ hàng đã đủ ${limits.cartLines} dòng. Quý khách vui lòng đặt hàng hoặc bỏ bớt trước khi thêm.`,
  /** Used if the item's title is already shown. */
  short: {
    added: () => 'Đã thêm vào giỏ.',
    alreadyThere: () => 'Đã có trong giỏ.',
    noMoreSeats: () => 'Giỏ đã giữ hết số chỗ còn lại.',
    full: `Giỏ hàng đã đủ ${limits.cartLines} dòng.`,
  },
  needsScript:
    'Giỏ hàng cần JavaScript. Quý khách vui lòng bật JavaScript trong trình duyệt, hoặc liên hệ Viện để được hỗ trợ đặt hàng.',
  otherOptions: {
    loading: 'Đang tìm lựa chọn khác của hội thảo…',
    heading: 'Hội thảo còn chỗ ở lựa chọn khác:',
    none: 'Các lựa chọn khác của hội thảo cũng đã hết chỗ.',
    seats: (seats: number) => `còn ${seats} chỗ`,
    listPrice: (price: string) => `giá niêm yết ${price}`,
    switch: 'Chọn',
    switchTo: (option: string) => `Chuyển sang ${option}`,
    switched: (title: string, option: string) => `Đã chuyển “${title}” sang ${option}.`,
  },
  notice: {
    set_aside: {
      title: 'Giỏ hàng cũ không đọc được',
      body: 'Dữ liệu giỏ hàng trong trình duyệt này bị hỏng hoặc thuộc phiên bản cũ. Viện đã cất riêng một bản và mở giỏ hàng mới.',
    },
    storage_full: {
      title: 'Giỏ hàng chưa được lưu',
      body: 'Bộ nhớ của trình duyệt đã đầy. Giỏ hàng vẫn dùng được trong trang này, nhưng sẽ mất khi đóng trang. Quý khách vui lòng xoá bớt dữ liệu trang web trong trình duyệt.',
    },
  },
} as const;
