export const closing = 'Trân trọng cảm ơn Quý khách.';
export const linkHint = 'Nếu nút trên không mở được, vui lòng dán địa chỉ này vào trình duyệt:';
