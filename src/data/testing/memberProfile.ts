/** The API's profile of a user without a membership. Tests spread it and override fields. */
export const memberProfile = {
  documentId: 'u1',
  username: 'hoa.tran',
  email: 'hoa@example.vn',
  fullName: 'Trần Thị Hoà',
  phone: null as string | null,
  company: null as string | null,
  position: null as string | null,
  memberType: 'none',
  memberExpiresAt: null as string | null,
  role: { documentId: 'r1', name: 'Hội viên', type: 'authenticated' },
  counts: { unpaidOrders: 0, unreadNotifications: 0, courses: 0, documents: 0 },
};
