import { redirect, type RouteObject } from 'react-router-dom';
import { paths, routePatterns as at } from '@/lib/paths';
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
  page(at.about, 'about-index/AboutIndexPage'),
  page(at.departments, 'co-manager-list/DepartmentsPage'),
  page(at.department, 'co-manager-detail/DepartmentPage'),
  page(at.board, 'co-manager-list/BoardPage'),
  page(at.boardMember, 'co-manager-detail/BoardMemberPage'),
  page(at.foundingCouncil, 'co-manager-list/FoundingCouncilPage'),
  page(at.foundingMember, 'co-manager-detail/FoundingMemberPage'),
  page(at.aboutPage, 'about-detail/AboutDetailPage'),
  page(at.certificates, 'certificate-index/CertificateIndexPage'),
  page(at.certificatesOfIia, 'iia-certificates/IiaCertificatesPage'),
  page(at.howToBeCertified, 'certification-path/CertificationPathPage'),
  page(at.iap, 'iap/IapPage'),
  page(at.cia, 'cia/CiaPage'),
  page(at.crma, 'crma/CrmaPage'),
  page(at.cpeRequirements, 'cpe-requirements/CpeRequirementsPage'),
  page(at.news, 'news-list/NewsListPage'),
  page(at.newsCategory, 'news-list/NewsCategoryPage'),
  page(at.newsPost, 'news-detail/NewsDetailPage'),
  page(at.contact, 'contact/ContactPage'),
  page(at.join, 'joining/JoiningPage'),
  page(at.memberBenefits, 'member-benefits/MemberBenefitsPage'),
  page(at.service, 'service/ServicePage'),
  page(at.standards, 'standard-list/StandardListPage'),
  page(at.standard, 'standard-detail/StandardDetailPage'),
  page(at.terms, 'terms/TermsPage'),
  page(at.privacy, 'privacy/PrivacyPage'),
  page(at.refunds, 'refunds/RefundPage'),
  page(at.search, 'search/SearchPage'),
  page(at.cart, 'cart/CartPage'),
  page(at.orderSuccess, 'order-success/OrderSuccessPage'),
  page(at.login, 'login/LoginPage'),
  page(at.register, 'register/RegisterPage'),
  page(at.forgotPassword, 'forgot-password/ForgotPasswordPage'),
  page(at.resetPassword, 'reset-password/ResetPasswordPage'),
  page(at.recoverPassword, 'recover-password/RecoverPasswordPage'),
  page(at.confirmEmail, 'confirm-email/ConfirmEmailPage'),
  page(at.stopEmailChange, 'stop-email-change/StopEmailChangePage'),
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
  staffPage(at.userBatch, 'user-batch/UserBatchPage'),
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
