const terms = [
  'kiểm toán',
  'nội bộ',
  'kiểm soát',
  'rủi ro',
  'quản trị',
  'quản lý',
  'chuẩn mực',
  'chứng chỉ',
  'chứng nhận',
  'hội viên',
  'hội thảo',
  'học viên',
  'khoá học',
  'tài liệu',
  'đạo đức',
  'chất lượng',
  'dữ liệu',
  'an ninh',
  'gian lận',
  'tổ chức',
  'dịch vụ',
  'lợi ích',
  'gia nhập',
];

/** Large titles have few words per line, so they break in more positions than running text. */
const titleTerms =
  'áp dụng|bảo mật|bảo vệ|bằng chứng|báo cáo|bền vững|biến động|cá nhân|câu hỏi|chiến lược|chính sách|chu trình|' +
  'chủ đề|chuẩn bị|chuyên đề|chuyên môn|chức năng|chứng minh|cơ hội|công nghệ|cốt lõi|doanh nghiệp|duy trì|đánh giá|đào tạo|' +
  'đảm bảo|đấu thầu|điều kiện|điều khoản|độc lập|giá trị|giám sát|giới hạn|hành động|hành nghề|hành vi|hiệu lực|' +
  'hiệu quả|hoàn tiền|hội đồng|hướng dẫn|kế hoạch|kết luận|kết quả|khách quan|khảo sát|khu vực|khuôn khổ|lĩnh vực|' +
  'luyện thi|mục đích|năng lực|nâng cao|nền tảng|nghề nghiệp|nghị định|ngân hàng|nguồn lực|nguyên tắc|nhân tạo|' +
  'nhận diện|niêm yết|niềm tin|ninh mạng|phát hiện|phát triển|phân tích|phỏng vấn|phòng ban|phòng ngừa|quy chế|quy tắc|' +
  'quy trình|quyền lợi|sản phẩm|sáng lập|sự cố|thành viên|thay đổi|theo dõi|thể hiện|thế nào|thiết lập|thông tin|' +
  'thông tư|thời điểm|thuật ngữ|thử nghiệm|thực hành|thực hiện|thứ ba|thường gặp|thường niên|tình trạng|toàn bộ|toàn cầu|' +
  'trao quyền|trí tuệ|truyền đạt|truyền thông|tuyển dụng|tuyển sinh|tư vấn|uỷ ban|vị trí|Việt Nam|xác minh|yêu cầu';

// No lookbehind: Safari before 16.4 fails to parse the whole script.
const wholeWords = (words: string) => new RegExp(`(^|[^\\p{L}])(${words})(?!\\p{L})`, 'giu');
const inText = wholeWords(terms.join('|'));
const inTitles = wholeWords(titleTerms);
const inNumbers = /(\p{Lu})-(?=\p{Lu})/gu;

const bind = (_match: string, before: string, term: string) => before + term.replace(' ', '\u00a0');

/** Inserts no-break spaces into terms such as "nội bộ". */
export const keepTermsTogether = (text: string): string => text.replace(inText, bind);

export const keepTitleTermsTogether = (title: string): string =>
  keepTermsTogether(title).replace(inTitles, bind).replace(inNumbers, '$1\u2060-\u2060');
