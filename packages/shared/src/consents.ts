/** The consent that registration requires, version 2026-11: another wording is another version. */
export const personalDataConsent =
  'Tôi đồng ý để Viện xử lý dữ liệu cá nhân của tôi nhằm quản lý tài khoản và thực hiện đơn hàng.';
