import type { Row, Sheet } from '../../platform/exports/Sheet';
import {
  certificateStateNames,
  itemKindNames,
  memberTypeNames,
  paymentTimeNames,
  statusNames,
} from '@iia/shared/names';
import { isoDate } from '@iia/shared/dates';
import type { AnalysisPart, AnalysisUser } from '../../generated/types';
import type { Analysis } from './readAnalysis';

interface AnalysisSheet extends Sheet {
  part: AnalysisPart;
}

/** The base name of a part's file. */
export const partTitles: Record<AnalysisPart, string> = {
  summary: 'Tổng quan',
  revenue: 'Doanh thu',
  status: 'Đơn hàng theo trạng thái',
  kind: 'Đơn hàng theo loại',
  payment: 'Từ lúc đặt đến thanh toán',
  refunds: 'Hoàn tiền',
  best_sellers: 'Bán chạy nhất',
  seminars: 'Chỗ đã bán theo hội thảo',
  new_members: 'Thành viên mới',
  members: 'Hội viên theo loại',
  renewals: 'Gia hạn',
  certificates: 'Chứng chỉ theo tình trạng',
  cpe: 'Giờ CPE đã cấp',
  expiring: 'Hội viên sắp hết hạn',
};

export function analysisSheets(analysis: Analysis): AnalysisSheet[] {
  const points = (rows: Analysis['revenueByDay']) =>
    rows.map(({ on, orders, revenue }) => [{ day: on }, orders, revenue]);
  return [
    {
      part: 'summary',
      name: 'Tổng quan',
      header: ['Từ ngày', 'Đến ngày', 'Đơn đã thanh toán', 'Doanh thu (₫)'],
      rows: [[{ day: analysis.from }, { day: analysis.to }, analysis.orderCount, analysis.revenue]],
    },
    {
      part: 'revenue',
      name: 'Doanh thu theo tháng',
      header: ['Tháng từ ngày', 'Số đơn', 'Doanh thu (₫)'],
      rows: points(analysis.revenueByMonth),
    },
    {
      part: 'revenue',
      name: 'Doanh thu theo ngày',
      header: ['Ngày', 'Số đơn', 'Doanh thu (₫)'],
      rows: points(analysis.revenueByDay),
    },
    {
      part: 'status',
      name: 'Đơn hàng theo trạng thái',
      header: ['Trạng thái', 'Số đơn', 'Tổng tiền (₫)'],
      rows: analysis.ordersByStatus.map(({ status, count, total }) => [
        statusNames[status],
        count,
        total,
      ]),
    },
    {
      part: 'kind',
      name: 'Đơn hàng theo loại',
      header: ['Loại', 'Trạng thái', 'Số đơn', 'Thành tiền (₫)'],
      rows: analysis.ordersByKind.map(({ kind, status, count, total }) => [
        itemKindNames[kind],
        statusNames[status],
        count,
        total,
      ]),
    },
    {
      part: 'payment',
      name: 'Từ lúc đặt đến thanh toán',
      header: ['Thời gian', 'Số đơn', 'Tổng tiền (₫)'],
      rows: analysis.ordersByPayment.map(({ time, count, total }) => [
        paymentTimeNames[time],
        count,
        total,
      ]),
    },
    {
      part: 'refunds',
      name: 'Hoàn tiền',
      header: ['Ngày', 'Số đơn hoàn tiền', 'Giá trị đơn (₫)', 'Đã chuyển trả (₫)'],
      rows: analysis.refundsByDay.map(({ on, orders, total, returned }) => [
        { day: on },
        orders,
        total,
        returned,
      ]),
    },
    {
      part: 'best_sellers',
      name: 'Bán chạy nhất',
      header: ['Loại', 'Tên', 'Số lượng', 'Doanh thu (₫)'],
      rows: analysis.bestSellers.map(({ kind, title, quantity, revenue }) => [
        itemKindNames[kind],
        title,
        quantity,
        revenue,
      ]),
    },
    {
      part: 'seminars',
      name: 'Chỗ đã bán theo hội thảo',
      header: ['Hội thảo', 'Khai mạc', 'Số chỗ', 'Doanh thu (₫)'],
      rows: analysis.seminarSales.map(({ title, startAt, seats, revenue }) => [
        title,
        startAt === null ? null : { day: isoDate(new Date(startAt)) },
        seats,
        revenue,
      ]),
    },
    {
      part: 'new_members',
      name: 'Thành viên mới',
      header: ['Ngày', 'Số thành viên'],
      rows: analysis.newMembers.map(({ on, count }) => [{ day: on }, count]),
    },
    {
      part: 'members',
      name: 'Hội viên theo loại',
      header: ['Loại hội viên', 'Số người'],
      rows: analysis.membersByType.map(({ memberType, count }) => [
        memberTypeNames[memberType],
        count,
      ]),
    },
    {
      part: 'renewals',
      name: 'Gia hạn',
      header: ['Ngày hết hạn', 'Đến hạn', 'Đã gia hạn'],
      rows: analysis.renewalsByDay.map(({ on, due, kept }) => [{ day: on }, due, kept]),
    },
    {
      part: 'renewals',
      name: 'Gia hạn theo loại hội viên',
      header: ['Loại hội viên', 'Đến hạn', 'Đã gia hạn'],
      rows: analysis.renewalsByType.map(({ memberType, due, kept }) => [
        memberTypeNames[memberType],
        due,
        kept,
      ]),
    },
    {
      part: 'certificates',
      name: 'Chứng chỉ theo tình trạng',
      header: ['Chứng chỉ', 'Tình trạng', 'Số chứng chỉ'],
      rows: analysis.certificatesByState.map(({ certification, state, count }) => [
        certification,
        certificateStateNames[state],
        count,
      ]),
    },
    {
      part: 'cpe',
      name: 'Giờ CPE đã cấp',
      header: ['Ngày', 'Số giấy chứng nhận', 'Số giờ CPE'],
      rows: analysis.cpeByDay.map(({ on, certificates, hours }) => [
        { day: on },
        certificates,
        hours,
      ]),
    },
    { ...usersSheet(analysis.expiringMemberships), part: 'expiring', name: 'Sắp hết hạn' },
  ];
}

export function usersSheet(users: Iterable<AnalysisUser> | AsyncIterable<AnalysisUser>): Sheet {
  return {
    name: 'Thành viên',
    header: [
      'Họ và tên',
      'Tên đăng nhập',
      'Email',
      'Điện thoại',
      'Đơn vị công tác',
      'Loại hội viên',
      'Hết hạn',
      'Đăng ký',
      'Số đơn',
      'Đã mua (₫)',
    ],
    rows: userRows(users),
  };
}

async function* userRows(
  users: Iterable<AnalysisUser> | AsyncIterable<AnalysisUser>,
): AsyncGenerator<Row> {
  for await (const user of users) {
    yield [
      user.fullName,
      user.username,
      user.email,
      user.phone,
      user.company,
      memberTypeNames[user.memberType],
      user.memberExpiresAt === null ? null : { day: isoDate(new Date(user.memberExpiresAt)) },
      { day: isoDate(new Date(user.registeredAt)) },
      user.orderCount,
      user.spent,
    ];
  }
}
