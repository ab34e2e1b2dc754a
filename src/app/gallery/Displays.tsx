import { styled } from 'styled-components';
import { ApiError } from 'rest-contract';
import { CaptionedTable } from '@/ui/article/CaptionedTable';
import { FaqList } from '@/ui/article/FaqList';
import { FileList, FileRow } from '@/ui/article/FileRow';
import { KeyFigures } from '@/ui/article/KeyFigures';
import { Steps } from '@/ui/article/Steps';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { Cover } from '@/ui/cover/Cover';
import { DefinitionList } from '@/ui/DefinitionList';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Stack, Row } from '@/ui/layout';
import { Ledger, LedgerLink, LedgerCell, LedgerRow } from '@/ui/Ledger';
import { Notice } from '@/ui/Notice';
import { NotificationRow } from '@/ui/NotificationRow';
import { Pagination } from '@/ui/Pagination';
import { Portrait } from '@/ui/portrait/Portrait';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Spinner } from '@/ui/Spinner';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';

const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 6rem));
  gap: ${theme.space[3]};
`;

const tones: readonly BadgeTone[] = ['neutral', 'info', 'success', 'warning', 'error'];
const networkError = new ApiError({ status: 0, code: 'network', message: '' });
const columns = [
  { id: 'date', label: 'Ngày', width: '8rem' },
  { id: 'title', label: 'Tên' },
  { id: 'price', label: 'Giá', width: '8rem', align: 'end' },
] as const;
const waiting = { data: undefined, error: null, loading: true, retry: () => undefined };

/** All display components: filled, loading, empty and failed. */
export const Displays = () => (
  <Stack gap={6}>
    <Breadcrumbs
      items={[{ label: 'Trang chủ', to: '/' }, { label: 'Khoá học', to: '#' }, { label: 'Bài' }]}
    />
    <Tabs
      label="Tabs"
      items={[
        { to: '#', label: 'Đang mở', current: true },
        { to: '#khac', label: 'Khác', current: false },
      ]}
    />
    <Row gap={4}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Spinner />
    </Row>
    <Notice title="info">Một điều cần biết.</Notice>
    <Notice tone="success" title="success">
      Đã xong.
    </Notice>
    <Notice tone="warning" title="warning">
      Cần xem lại.
    </Notice>
    <ErrorState error={networkError} onRetry={() => undefined} />
    <ErrorState error={networkError} onRetry={() => undefined} busy />
    <QueryBoundary result={waiting}>{() => null}</QueryBoundary>
    <Skeleton height="2rem" />
    <EmptyState title="EmptyState" action={<ButtonLink to="#">Bước kế tiếp</ButtonLink>}>
      Chưa có gì ở đây.
    </EmptyState>
    <Ledger caption="Ledger" columns={columns}>
      <LedgerRow>
        <LedgerCell figures>05/07/2026</LedgerCell>
        <LedgerCell primary>
          <LedgerLink to="#">Kiểm toán nội bộ căn bản</LedgerLink>
        </LedgerCell>
        <LedgerCell figures align="end" trailing="end">
          4.800.000 ₫
        </LedgerCell>
      </LedgerRow>
    </Ledger>
    <Pagination page={2} pageCount={9} hrefFor={(page) => `#${page}`} />
    <DefinitionList items={[{ term: 'Thời lượng', description: '16 giờ' }]} />
    <NotificationRow
      title="NotificationRow"
      body="Chưa đọc."
      at="2026-07-05T07:30:00Z"
      unread
      to="#"
    />
    <Steps
      steps={[
        { title: 'Nộp hồ sơ', detail: 'Trong 5 ngày.' },
        { title: 'Dự thi', detail: '' },
      ]}
    />
    <FaqList entries={[{ question: 'Có được hoàn phí không?', answer: 'Có.' }]} />
    <KeyFigures figures={[{ value: '40', label: 'giờ CPE mỗi năm' }]} />
    <CaptionedTable caption="Bảng" columns={['Phần', 'Số câu']} rows={[{ cells: ['1', '125'] }]} />
    <FileList>
      <FileRow title="Mẫu đơn" file={{ url: '#', name: 'mau-don.pdf', size: 120 }} />
    </FileList>
    <Thumbnails>
      {['a', 'b', 'c', 'd', 'e'].map((seed) => (
        <Cover key={seed} seed={seed} category={seed} shape="small" />
      ))}
      <Portrait seed="ha" name="Nguyễn Thị Hà" />
    </Thumbnails>
    <Text tone="muted">Text</Text>
  </Stack>
);
