/** In a separate file, as it must be available when nothing more can be loaded. */
export const UNREACHABLE = 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.';
