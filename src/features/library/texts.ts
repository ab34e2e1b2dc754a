/** Said of an owned document wherever it can be downloaded. */
export const texts = {
  download: 'Tải về',
  downloadOf: (title: string) => `Tải về: ${title}`,
  preparing: 'Đang lấy liên kết…',
  started: 'Tệp đang được tải về.',
} as const;
