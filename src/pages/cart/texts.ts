/** What the cart page says. */
export const texts = {
  title: 'Giỏ hàng',
  description: 'Các khoá học, tài liệu và hội thảo Quý khách đã chọn.',
  lead: 'Giá dưới đây do Viện tính tại thời điểm này, đã gồm các chiết khấu Quý khách được hưởng.',
  lines: 'Các sản phẩm trong giỏ',
  summary: 'Tóm tắt giỏ hàng',
  checkout: 'Tiến hành đặt hàng',
  checkoutBlocked: 'Vui lòng bỏ hoặc sửa những dòng không đặt được trước khi đặt hàng.',
  loginLater: 'Quý khách sẽ đăng nhập ở bước kế tiếp; giỏ hàng được giữ nguyên.',
  goOn: 'Xem thêm khoá học',
  quantity: (title: string) => `Số lượng: ${title}`,
  remove: 'Bỏ khỏi giỏ',
  removeLine: (title: string) => `Bỏ khỏi giỏ: ${title}`,
  removed: (title: string) => `Đã bỏ “${title}” khỏi giỏ.`,
  undo: 'Hoàn tác',
  each: 'chỗ',
  listPrice: 'Giá niêm yết:',
  takePlaces: (places: number) => `Giảm còn ${places}`,
  priceWas: (price: string) => `Giá đã thay đổi. Lúc thêm vào giỏ: ${price}.`,
  tier: (minQuantity: number, percent: number) => `từ ${minQuantity} chỗ giảm ${percent}%`,
  tiers: (kinds: string, tiers: string) =>
    `Chiết khấu theo số lượng của cùng một sản phẩm (${kinds}): ${tiers}.`,
  single: 'Số lượng: 1',
  empty: {
    title: 'Giỏ hàng đang trống',
    body: 'Quý khách có thể chọn khoá học, tài liệu hoặc hội thảo rồi đặt hàng một lần cho tất cả.',
    courses: 'Xem khoá học',
    documents: 'Xem tài liệu',
    seminars: 'Xem hội thảo',
  },
  needsScript:
    'Giỏ hàng được giữ trong trình duyệt và cần JavaScript. Quý khách vui lòng bật JavaScript rồi tải lại trang.',
} as const;
