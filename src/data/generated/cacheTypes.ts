/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Types whose records are known by their documentId. */
export const recordTypes: readonly string[] = [
  'CompanyInformation',
  'Course',
  'CourseCategory',
  'Document',
  'DocumentCategory',
  'Order',
  'OrderLine',
  'OrderStatusChange',
  'QuantityDiscountRule',
  'RegisteredUser',
  'Role',
  'Seminar',
  'UserProfile',
];

/** Types that live within the record that holds them. */
export const embeddedTypes: readonly string[] = [
  'BankAccount',
  'CartItem',
  'CoursePage',
  'DocumentPage',
  'Done',
  'Instructor',
  'OrderCustomer',
  'OrderInvoice',
  'OrderOption',
  'OrderOptionGroup',
  'OrderPage',
  'OutlinePart',
  'Pagination',
  'PaymentInstructions',
  'PublicFile',
  'QuantityTier',
  'Quote',
  'QuoteDiscount',
  'QuoteLine',
  'Registration',
  'SeminarPage',
  'Seo',
  'Session',
  'Social',
];

/** The fields that hold lists: a new list replaces the old one. */
export const listFields: Readonly<Record<string, readonly string[]>> = {
  CompanyInformation: ['socials'],
  Course: ['instructors', 'outline'],
  CoursePage: ['items'],
  DocumentPage: ['items'],
  Order: ['discounts', 'history', 'lines'],
  OrderOptionGroup: ['options'],
  OrderPage: ['items'],
  QuantityDiscountRule: ['appliesTo', 'tiers'],
  Quote: ['discounts', 'lines'],
  Seminar: ['orderOptionGroup', 'speakers'],
  SeminarPage: ['items'],
};
