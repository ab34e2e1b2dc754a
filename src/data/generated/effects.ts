/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** By field of Mutation: what is stale after it, and found stale where it fails; null: nothing. */
export const effects = {
  login: { fields: ['managedSessions', 'loginSessions'], records: [] },
  answerChallenge: {
    fields: ['managedSessions', 'loginSessions', 'accountSecurity', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  register: null,
  logout: null,
  forgotPassword: null,
  resetPassword: null,
  changePassword: { fields: ['managedSessions', 'loginSessions'], records: [] },
  updateMe: {
    fields: ['analysis', 'analysisUsers'],
    records: [{ type: 'UserProfile', fields: ['fullName', 'phone', 'company', 'position'] }],
  },
  userRemind: {
    fields: ['userNoti', 'managedAudit', 'managedNotifications', 'managedLetters'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  checkAttendance: null,
  addContact: null,
  addCpeEntry: { fields: ['cpeRecord'], records: [] },
  changeCpeEntry: { fields: ['cpeRecord'], records: [] },
  deleteCpeEntry: { fields: ['cpeRecord'], records: [] },
  chooseCpePractice: { fields: ['cpeRecord'], records: [] },
  recordScans: {
    fields: ['attendanceEvents', 'userBookings', 'cpeRecord'],
    records: [
      {
        type: 'DoorTicket',
        fields: ['state', 'minutes', 'scans'],
        at: 'input.scans.ticket',
        key: 'documentId',
      },
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
  checkImport: null,
  runImport: {
    fields: [
      'analysis',
      'analysisUsers',
      'managedAudit',
      'certificateStatuses',
      'userCertificateStatuses',
      'managedCertificates',
      'managedTerms',
      'managedLetters',
      'workList',
    ],
    records: [{ type: 'ManagedUser', fields: ['memberType', 'memberExpiresAt'] }],
  },
  keepLesson: { fields: ['cpeRecord'], records: [] },
  addTerm: {
    fields: ['managedTerms', 'managedAudit', 'analysis', 'analysisUsers'],
    records: [
      {
        type: 'ManagedUser',
        fields: ['memberType', 'memberExpiresAt'],
        at: 'input.id',
        key: 'documentId',
      },
    ],
  },
  endTerm: {
    fields: ['managedTerms', 'managedAudit', 'analysis', 'analysisUsers'],
    records: [{ type: 'ManagedUser', fields: ['memberType', 'memberExpiresAt'] }],
  },
  blockUser: {
    fields: ['managedAudit', 'analysisUsers', 'managedSessions', 'loginSessions'],
    records: [{ type: 'ManagedUser', fields: ['blocked'], at: 'input.id', key: 'documentId' }],
  },
  setStaffRole: {
    fields: ['managedAudit', 'analysisUsers', 'managedSessions', 'loginSessions'],
    records: [{ type: 'ManagedUser', fields: ['staff'], at: 'input.id', key: 'documentId' }],
  },
  endUserSessions: { fields: ['managedAudit', 'managedSessions', 'loginSessions'], records: [] },
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
      {
        type: 'Order',
        fields: ['status', 'payment', 'history'],
        at: 'input.id',
        key: 'documentId',
      },
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
      { type: 'Course', fields: ['placesLeft'], at: 'input.items.documentId', key: 'documentId' },
      {
        type: 'Seminar',
        fields: ['placesLeft', 'orderOptionGroup'],
        at: 'input.items.documentId',
        key: 'documentId',
      },
    ],
    found: {
      fields: [],
      records: [
        {
          type: 'Course',
          fields: ['price', 'memberPrice'],
          at: 'input.items.documentId',
          key: 'documentId',
        },
        {
          type: 'Document',
          fields: ['price', 'memberPrice'],
          at: 'input.items.documentId',
          key: 'documentId',
        },
        {
          type: 'Seminar',
          fields: ['price', 'memberPrice'],
          at: 'input.items.documentId',
          key: 'documentId',
        },
      ],
    },
  },
  reconcileStatement: {
    fields: [
      'unmatchedTransfers',
      'statementReversals',
      'workList',
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
      'managedAudit',
      'managedOrders',
      'managedTerms',
      'managedNotifications',
      'managedLetters',
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
      'workList',
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
      'managedAudit',
      'managedOrders',
      'managedTerms',
      'managedNotifications',
      'managedLetters',
    ],
    records: [
      { type: 'UserProfile', fields: ['counts'] },
      { type: 'Course', fields: ['placesLeft'] },
      { type: 'Seminar', fields: ['placesLeft', 'orderOptionGroup'] },
    ],
  },
  returnTransfer: { fields: ['unmatchedTransfers', 'refunds', 'workList'], records: [] },
  mergeTransfer: {
    fields: ['unmatchedTransfers', 'workList', 'managedAudit', 'analysis'],
    records: [],
  },
  closeReversal: { fields: ['statementReversals', 'managedAudit'], records: [] },
  closeRefund: {
    fields: [
      'refunds',
      'userNoti',
      'workList',
      'analysis',
      'managedAudit',
      'managedNotifications',
      'managedLetters',
    ],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  chooseLetters: { fields: ['personalData'], records: [] },
  askDeletion: { fields: ['personalData'], records: [] },
  cancelDeletion: { fields: ['personalData'], records: [] },
  endLoginSession: { fields: ['managedSessions', 'loginSessions'], records: [] },
  endOtherSessions: { fields: ['managedSessions', 'loginSessions'], records: [] },
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
    fields: [
      'accountSecurity',
      'managedSessions',
      'loginSessions',
      'userNoti',
      'managedAudit',
      'managedNotifications',
      'managedLetters',
    ],
    records: [
      { type: 'UserProfile', fields: ['counts'] },
      { type: 'ManagedUser', fields: ['secondFactor'], at: 'input.userId', key: 'documentId' },
    ],
  },
  startPasskey: null,
  addPasskey: {
    fields: ['accountSecurity', 'passkeys', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  removePasskey: {
    fields: ['accountSecurity', 'passkeys', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  startPasskeyLogin: null,
  passkeyLogin: { fields: ['managedSessions', 'loginSessions', 'passkeys'], records: [] },
  confirmByPasskey: { fields: ['accountSecurity', 'passkeys'], records: [] },
  replaceRecoveryCodes: {
    fields: ['accountSecurity', 'userNoti'],
    records: [{ type: 'UserProfile', fields: ['counts'] }],
  },
  nameAttendee: { fields: ['userBookings'], records: [{ type: 'DoorList', fields: ['tickets'] }] },
  prepareBatch: { fields: ['userBatches'], records: [] },
  runBatch: {
    fields: [
      'userBatches',
      'userBatchRows',
      'analysisUsers',
      'managedAudit',
      'managedSessions',
      'loginSessions',
      'userNoti',
      'managedNotifications',
      'managedLetters',
    ],
    records: [
      { type: 'ManagedUser', fields: ['blocked'] },
      { type: 'UserProfile', fields: ['counts'] },
    ],
  },
  joinWaitingList: {
    fields: ['userWaiting'],
    records: [],
    found: {
      fields: [],
      records: [
        { type: 'Course', fields: ['placesLeft'], at: 'input.documentId', key: 'documentId' },
        {
          type: 'Seminar',
          fields: ['placesLeft', 'orderOptionGroup'],
          at: 'input.documentId',
          key: 'documentId',
        },
      ],
    },
  },
  leaveWaitingList: {
    fields: ['userWaiting'],
    records: [
      {
        type: 'WaitingEntry',
        fields: ['state', 'position', 'offerEndsAt'],
        at: 'input.id',
        key: 'documentId',
      },
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

/** By field of Mutation: what is shown of it before its answer. */
export const expectations = {
  keepLesson: [
    {
      type: 'CourseProgress',
      key: 'documentId',
      at: 'input.course',
      set: [['lastLesson', 'input.lesson']],
    },
    {
      type: 'CourseProgress',
      key: 'documentId',
      at: 'input.course',
      set: [['doneLessons', '+ input.lesson']],
      when: 'input.done',
    },
  ],
  readNotifications: [
    { type: 'Notification', key: 'documentId', at: 'input.ids', set: [['readAt', 'now']] },
  ],
};
