/** The pages of the web app that the server leads people to, as `src/lib/paths.ts` has them. */
export const sitePaths = {
  resetPassword: '/reset-password',
  recoverPassword: '/tai-khoan/khoi-phuc-mat-khau',
  purchaseHistory: '/tai-khoan/lich-su-mua-hang',
  memberType: '/tai-khoan/loai-thanh-vien',
  previewCourse: '/preview-khoa-hoc',
  previewDocument: '/preview-tai-lieu',
  previewSeminar: '/preview-hoi-thao',
} as const;
