/** Invented. The tax code passes its check digit; the account number cannot exist at the bank. */
export const companyInformation = {
  name: 'Viện Kiểm toán nội bộ Việt Nam',
  address: 'Tầng 8, số 26 phố Duy Tân, phường Cầu Giấy, thành phố Hà Nội',
  hotline: '1900 0000',
  email: 'lienhe@vien-ktnb.example',
  hours: 'Thứ Hai đến thứ Sáu, 08:00–12:00 và 13:30–17:30',
  taxCode: '0100000268',
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=105.7787%2C21.0283%2C105.7887%2C21.0333&layer=mapnik&marker=21.0308%2C105.7837',
  socials: [
    { name: 'LinkedIn', url: 'https://www.linkedin.example/company/vien-ktnb' },
    { name: 'Facebook', url: 'https://www.facebook.example/vien-ktnb' },
    { name: 'YouTube', url: 'https://www.youtube.example/@vien-ktnb' },
  ],
  bankAccount: {
    bankBin: '970436',
    bankName: 'Vietcombank',
    accountNumber: '0000000002026',
    accountName: 'VIEN KIEM TOAN NOI BO VIET NAM',
  },
} as const;

export const quantityDiscountRule = {
  tiers: [
    { minQuantity: 3, percent: 5 },
    { minQuantity: 5, percent: 10 },
    { minQuantity: 10, percent: 15 },
  ],
  appliesTo: ['course', 'seminar'],
} as const;
