import type { Fixture } from './Fixture';
import type { Rows } from './Row';

/** A certificate of attendance of the member. */
export const ownAttendance = (fixture: Fixture) =>
  fixture.once('certificate of attendance', async () => {
    const { api, member, secrets } = fixture;
    const certificate = { id: 'certificateofthemember01', code: 'QRSTU-VWXYZ-23456-789AB' };
    await api.sql(
      `insert into attendance_certificates
         (id, number, code, user_id, kind, subject_id, title, holder_name, tenths, completed_on, issued_at)
       values (?, 'GCN-2026-22222222', ?, ?, 'course', 'course', 'Khoá học', 'Nguyễn Thị Kiểm Thử', 20, '2026-01-02', ?)`,
      [certificate.id, certificate.code, member.id, new Date()],
    );
    secrets.add(certificate.id);
    return certificate;
  });

export const attendance: Rows = {
  AttendanceCertificateDownload: {
    variables: async (fixture) => ({ id: (await ownAttendance(fixture)).id }),
    owned: true,
  },
  CheckAttendance: {
    variables: async (fixture) => ({ input: { code: (await ownAttendance(fixture)).code } }),
  },
};
