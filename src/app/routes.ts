import { redirect, type RouteObject } from 'react-router-dom';
import { routePatterns as at } from '@iia/shared/routePatterns';
import { paths } from '@/lib/paths';
import { ErrorPage } from './error-pages/ErrorPage';
import { FallbackErrorPage } from './error-pages/FallbackErrorPage';
import { requireLogin, requireStaff } from './guards';
import { memberPage, page, previewPage, staffPage } from './pageRoute';
import { Root } from './Root';
import { shellQueries } from './shell/shellQueries';

/** Public pages: rendered on the host with their data, the same for every visitor. */
const publicPages: RouteObject[] = [
  page(at.home, 'home/HomePage'),
  page(at.courses, 'course-list/CourseListPage'),
  page(at.course, 'course-detail/CourseDetailPage'),
  page(at.documents, 'document-list/DocumentListPage'),
  page(at.document, 'document-detail/DocumentDetailPage'),
  page(at.seminars, 'seminar-list/SeminarListPage'),
  page(at.seminar, 'seminar-detail/SeminarDetailPage'),
  page(at.about, 'about/AboutIndexPage'),
  page(at.departments, 'people/DepartmentsPage'),
  page(at.department, 'people/DepartmentPage'),
  page(at.board, 'people/BoardPage'),
  page(at.boardMember, 'people/BoardMemberPage'),
  page(at.foundingCouncil, 'people/FoundingCouncilPage'),
  page(at.foundingMember, 'people/FoundingMemberPage'),
  page(at.aboutPage, 'about/AboutDetailPage'),
  page(at.certificates, 'certificate-index/CertificateIndexPage'),
  page(at.certificatesOfIia, 'content/IiaCertificatesPage'),
  page(at.howToBeCertified, 'content/CertificationPathPage'),
  page(at.iap, 'content/IapPage'),
  page(at.cia, 'content/CiaPage'),
  page(at.crma, 'content/CrmaPage'),
  page(at.cpeRequirements, 'content/CpeRequirementsPage'),
  page(at.news, 'news/NewsListPage'),
  page(at.newsCategory, 'news/NewsCategoryPage'),
  page(at.newsPost, 'news/NewsDetailPage'),
  page(at.contact, 'contact/ContactPage'),
  page(at.join, 'content/JoiningPage'),
  page(at.memberBenefits, 'content/MemberBenefitsPage'),
  page(at.service, 'service/ServicePage'),
  page(at.standards, 'standards/StandardListPage'),
  page(at.standard, 'standards/StandardDetailPage'),
  page(at.terms, 'content/TermsPage'),
  page(at.privacy, 'content/PrivacyPage'),
  page(at.refunds, 'content/RefundPage'),
  page(at.search, 'search/SearchPage'),
  page(at.cart, 'cart/CartPage'),
  page(at.orderSuccess, 'order-success/OrderSuccessPage'),
  page(at.login, 'auth/LoginPage'),
  page(at.register, 'auth/RegisterPage'),
  page(at.forgotPassword, 'auth/ForgotPasswordPage'),
  page(at.resetPassword, 'auth/ResetPasswordPage'),
  page(at.recoverPassword, 'auth/RecoverPasswordPage'),
  page(at.confirmEmail, 'auth/ConfirmEmailPage'),
  page(at.stopEmailChange, 'auth/StopEmailChangePage'),
  page(at.verifyCertificate, 'certificate-check/CertificateCheckPage'),
  page(at.verifyAttendance, 'attendance-check/AttendanceCheckPage'),
  { id: 'signup', path: at.signup, loader: () => redirect(paths.register()) },
];

/** Unpublished content for editors, in the panel's frame. */
const previewPages: RouteObject[] = [
  previewPage(at.previewCourse, 'course-detail/CoursePreviewPage'),
  previewPage(at.previewDocument, 'document-detail/DocumentPreviewPage'),
  previewPage(at.previewSeminar, 'seminar-detail/SeminarPreviewPage'),
];

/** Pages behind the login: the host sends a skeleton, never cached; the browser runs the loader. */
const memberPages: RouteObject[] = [
  memberPage(at.checkout, 'checkout/CheckoutPage'),
  memberPage(at.profile, 'profile/ProfilePage'),
  memberPage(at.changePassword, 'change-password/ChangePasswordPage'),
  memberPage(at.security, 'security/SecurityPage'),
  memberPage(at.personalData, 'personal-data/PersonalDataPage'),
  memberPage(at.myCourses, 'my-courses/MyCoursesPage'),
  memberPage(at.purchaseHistory, 'purchase-history/PurchaseHistoryPage'),
  memberPage(at.waitingList, 'waiting-list/WaitingListPage'),
  memberPage(at.memberType, 'member-type/MemberTypePage'),
  memberPage(at.cpe, 'cpe/CpePage'),
  memberPage(at.companySeats, 'company-seats/CompanySeatsPage'),
  memberPage(at.acceptSeat, 'accept-seat/AcceptSeatPage'),
  memberPage(at.notifications, 'notifications/NotificationsPage'),
];

/** The component gallery, left out of production builds. */
const galleryPages: RouteObject[] = import.meta.env.DEV
  ? [{ id: 'gallery', path: '/_phan-giao-dien', lazy: () => import('./gallery/GalleryPage') }]
  : [];

/** Pages for staff: like members' pages, plus the staff check. */
const staffPages: RouteObject[] = [
  staffPage(at.staffWork, 'staff-work/StaffWorkPage'),
  staffPage(at.manageUsers, 'manage-users/ManageUsersPage'),
  staffPage(at.manageUser, 'manage-user/ManageUserPage'),
  staffPage(at.userImport, 'user-import/UserImportPage'),
  staffPage(at.mergeAccounts, 'merge-accounts/MergeAccountsPage'),
  staffPage(at.userBatches, 'user-batches/UserBatchesPage'),
  staffPage(at.userBatch, 'user-batches/UserBatchPage'),
  staffPage(at.analysis, 'analysis/AnalysisPage'),
  staffPage(at.reconciliation, 'reconciliation/ReconciliationPage'),
  staffPage(at.attendance, 'attendance/AttendancePage'),
];

/**
 * A page's error is shown inside the shell; an error of the shell itself, without it.
 * The host neither loads nor caches routes below the ids `member` and `staff`.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: FallbackErrorPage,
    loader: shellQueries.loader,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'content',
        ErrorBoundary: ErrorPage,
        children: [
          { id: 'public', children: [...publicPages, ...galleryPages] },
          { id: 'preview', children: previewPages },
          {
            id: 'member',
            middleware: [requireLogin],
            children: [
              ...memberPages,
              { id: 'staff', middleware: [requireStaff], children: staffPages },
            ],
          },
          { id: 'unmatched', path: '*', loader: notFound, Component: () => null },
        ],
      },
    ],
  },
];

function notFound(): never {
  throw new Response(null, { status: 404 });
}
