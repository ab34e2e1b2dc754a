import { ImportColumnsDocument } from '@/data/generated/operations/pages/user-import';
import type { ImportKind } from '@/data/generated/types';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { FileColumns } from './FileColumns';
import { ImportForm } from './ImportForm';
import { texts } from './texts';

/** The value of `loai`. */
const params: Record<ImportKind, string | null> = { members: null, certificates: 'chung-chi' };

const importKinds = Object.keys(params) as ImportKind[];

const readKind = (search: URLSearchParams): ImportKind =>
  search.get('loai') === params.certificates ? 'certificates' : 'members';

const kindHref = (kind: ImportKind): string => paths.userImport({ kind: params[kind] });

export const queries = staffQueries(({ search }) => ({
  columns: partialQuery(ImportColumnsDocument, { kind: readKind(search) }),
}));

/** `/tai-khoan/quan-ly-user/nhap-tu-tep`: members or certificates from a file, checked before anything is written. */
export function Component() {
  const { search } = usePage();
  const columnsResult = usePageQuery(queries, 'columns');
  const kind = readKind(search);
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      <Stack gap={6}>
        <div>
          <TextLink to={paths.manageUsers()}>{texts.back}</TextLink>
        </div>
        <Tabs
          label={texts.kinds.label}
          items={importKinds.map((each) => ({
            label: texts.kinds[each],
            to: kindHref(each),
            current: each === kind,
          }))}
        />
        <Text>{texts.lead[kind]}</Text>
        <QueryBoundary
          result={columnsResult}
          skeleton={<RowsSkeleton label={texts.columns.loading} />}
        >
          {(columns) => <FileColumns kind={kind} columns={columns} />}
        </QueryBoundary>
        <ImportForm key={kind} kind={kind} />
      </Stack>
    </AccountFrame>
  );
}
