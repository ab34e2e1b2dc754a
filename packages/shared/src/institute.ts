export const instituteName = 'Viện Kiểm toán nội bộ Việt Nam';
