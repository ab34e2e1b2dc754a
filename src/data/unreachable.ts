/** Apart from the other messages, as it must be there when nothing more can be loaded. */
export const UNREACHABLE = 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.';
