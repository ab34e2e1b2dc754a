/** Pages of the web app the server links to, as in `src/lib/paths.ts`. */
export const sitePaths = {
  resetPassword: '/reset-password',
  recoverPassword: '/tai-khoan/khoi-phuc-mat-khau',
  confirmEmail: '/tai-khoan/xac-nhan-email',
  stopEmailChange: '/tai-khoan/giu-email',
  security: '/tai-khoan/bao-mat',
  personalData: '/tai-khoan/du-lieu',
  myCourses: '/tai-khoan/khoa-hoc-cua-toi',
  purchaseHistory: '/tai-khoan/lich-su-mua-hang',
  acceptSeat: '/tai-khoan/nhan-cho',
  memberType: '/tai-khoan/loai-thanh-vien',
  waitingList: '/tai-khoan/danh-sach-cho',
  verifyAttendance: '/bang-cap/xac-minh-giay-chung-nhan',
  previewCourse: '/preview-khoa-hoc',
  previewDocument: '/preview-tai-lieu',
  previewSeminar: '/preview-hoi-thao',
} as const;
