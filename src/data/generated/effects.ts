/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** By field of Mutation: what is stale after it, and found stale where it fails; null: nothing. */
export const effects = {
  login: { fields: ['loginSessions'], records: [] },
  answerChallenge: {
    fields: ['loginSessions', 'accountSecurity', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  register: null,
  logout: null,
  forgotPassword: null,
  resetPassword: null,
  changePassword: { fields: ['loginSessions'], records: [] },
  updateMe: {
    fields: ['analysis', 'analysisUsers'],
    records: [{ type: 'UserProfile', fields: ['fullName', 'phone', 'company', 'position'] }],
  },
  userRemind: { fields: ['userNoti'], records: [{ type: 'UserProfile', fields: ['counts'] }] },
  checkAttendance: null,
  addContact: null,
  addCpeEntry: { fields: ['cpeRecord'], records: [] },
  changeCpeEntry: { fields: ['cpeRecord'], records: [] },
  deleteCpeEntry: { fields: ['cpeRecord'], records: [] },
  chooseCpePractice: { fields: ['cpeRecord'], records: [] },
  recordScans: {
    fields: ['attendanceEvents', 'userBookings', 'cpeRecord'],
    records: [
      { type: 'DoorTicket', fields: ['state', 'minutes', 'scans'], at: 'input.scans.ticket' },
      { type: 'DoorList', fields: ['tickets'] },
    ],
  },
  correctAttendance: {
    fields: ['attendanceEvents', 'userBookings', 'cpeRecord'],
    records: [{ type: 'DoorList', fields: ['tickets'] }],
  },
  cancelScan: {
    fields: ['attendanceEvents', 'userBookings', 'cpeRecord'],
    records: [{ type: 'DoorList', fields: ['tickets'] }],
  },
  keepLesson: { fields: ['cpeRecord'], records: [] },
  addUserRenewRequest: {
    fields: ['userRenewRequests', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
    found: { fields: ['userRenewPrice', 'userRenewQuote', 'userMembership'], records: [] },
  },
  cancelUserRenewRequest: { fields: ['userRenewRequests'], records: [] },
  inviteToSeat: { fields: ['userSeats'], records: [] },
  resendSeat: { fields: ['userSeats'], records: [] },
  takeSeatBack: { fields: ['userSeats'], records: [] },
  acceptSeat: {
    fields: ['userMembership'],
    records: [{ type: 'UserProfile', fields: ['memberType', 'memberExpiresAt'] }],
  },
  readNotifications: {
    fields: ['userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  quote: null,
  cancelUserOrder: {
    fields: [
      'userOrder',
      'userNoti',
      'getDiscount',
      'checkUserCourse',
      'checkUserDocument',
      'userCourses',
      'userCourse',
      'userDocuments',
      'userWaiting',
      'analysis',
      'analysisUsers',
    ],
    records: [
      { type: 'UserProfile', fields: ['counts'] },
      { type: 'Order', fields: ['status', 'payment', 'history'], at: 'input.id' },
      { type: 'Course', fields: ['placesLeft'] },
      { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'] },
    ],
  },
  addUserOrder: {
    fields: [
      'userOrder',
      'userNoti',
      'getDiscount',
      'checkUserCourse',
      'checkUserDocument',
      'userCourses',
      'userCourse',
      'userDocuments',
      'userWaiting',
      'analysis',
      'analysisUsers',
    ],
    records: [
      { type: 'UserProfile', fields: ['counts'] },
      { type: 'Course', fields: ['placesLeft'], at: 'input.items.documentId' },
      { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'], at: 'input.items.documentId' },
    ],
    found: {
      fields: [],
      records: [
        { type: 'Course', fields: ['price', 'memberPrice'], at: 'input.items.documentId' },
        { type: 'Document', fields: ['price', 'memberPrice'], at: 'input.items.documentId' },
        { type: 'Seminar', fields: ['price', 'memberPrice'], at: 'input.items.documentId' },
      ],
    },
  },
  reconcileStatement: {
    fields: [
      'unmatchedTransfers',
      'refunds',
      'userOrder',
      'userRenewRequests',
      'userNoti',
      'checkUserCourse',
      'checkUserDocument',
      'userCourses',
      'userCourse',
      'userDocuments',
      'analysis',
      'analysisUsers',
    ],
    records: [
      { type: 'UserProfile', fields: ['counts'] },
      { type: 'Course', fields: ['placesLeft'] },
      { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'] },
    ],
  },
  assignTransfer: {
    fields: [
      'unmatchedTransfers',
      'refunds',
      'userOrder',
      'userRenewRequests',
      'userNoti',
      'checkUserCourse',
      'checkUserDocument',
      'userCourses',
      'userCourse',
      'userDocuments',
      'analysis',
      'analysisUsers',
    ],
    records: [
      { type: 'UserProfile', fields: ['counts'] },
      { type: 'Course', fields: ['placesLeft'] },
      { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'] },
    ],
  },
  returnTransfer: { fields: ['unmatchedTransfers', 'refunds'], records: [] },
  closeRefund: {
    fields: ['refunds', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  chooseLetters: { fields: ['personalData'], records: [] },
  askDeletion: { fields: ['personalData'], records: [] },
  cancelDeletion: { fields: ['personalData'], records: [] },
  endLoginSession: { fields: ['loginSessions'], records: [] },
  endOtherSessions: { fields: ['loginSessions'], records: [] },
  confirmIdentity: { fields: ['accountSecurity'], records: [] },
  changeEmail: { fields: ['accountSecurity'], records: [] },
  cancelEmailChange: { fields: ['accountSecurity'], records: [] },
  confirmEmail: {
    fields: ['accountSecurity', 'analysis', 'analysisUsers', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['email', 'counts'] }],
  },
  stopEmailChange: {
    fields: ['accountSecurity', 'analysis', 'analysisUsers'],
    records: [{ type: 'UserProfile', fields: ['email'] }],
  },
  startSecondFactor: null,
  confirmSecondFactor: {
    fields: ['accountSecurity', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  turnOffSecondFactor: {
    fields: ['accountSecurity', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  resetSecondFactor: {
    fields: ['accountSecurity', 'loginSessions', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  replaceRecoveryCodes: {
    fields: ['accountSecurity', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  nameAttendee: { fields: ['userBookings'], records: [{ type: 'DoorList', fields: ['tickets'] }] },
  joinWaitingList: {
    fields: ['userWaiting'],
    records: [],
    found: {
      fields: [],
      records: [
        { type: 'Course', fields: ['placesLeft'], at: 'input.documentId' },
        { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'], at: 'input.documentId' },
      ],
    },
  },
  leaveWaitingList: {
    fields: ['userWaiting'],
    records: [
      { type: 'WaitingEntry', fields: ['state', 'position', 'offerEndsAt'], at: 'input.id' },
      { type: 'Course', fields: ['placesLeft'] },
      { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'] },
    ],
  },
};

/** By field of Query: the field of its record that tells of changes made elsewhere, and what they make stale. */
export const signs = {
  me: {
    field: 'counts',
    fields: [
      'userOrder',
      'userNoti',
      'getDiscount',
      'checkUserCourse',
      'checkUserDocument',
      'userCourses',
      'userCourse',
      'userDocuments',
      'userWaiting',
      'analysis',
      'analysisUsers',
    ],
  },
};
