/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

export type PaymentInstructions_paymentFragment = {
  bankName: string;
  bankBin: string;
  accountNumber: string;
  accountName: string;
  amount: number;
  purpose: string;
  vietQr: string;
  payBefore: string;
};
