import { ImportColumnsDocument } from '@/data/generated/operations/ImportColumns';
import { staffQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePage } from '@/data/page/usePage';
import { usePageQuery } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { FileColumns } from './FileColumns';
import { ImportForm } from './ImportForm';
import { importKinds, kindHref, readKind } from './importKind';
import { texts } from './texts';

export const queries = staffQueries(({ search }) => ({
  columns: partialQuery(ImportColumnsDocument, { kind: readKind(search) }),
}));

/** `/tai-khoan/quan-ly-user/nhap-tu-tep`: members or certificates from a file, checked before anything is written. */
export function Component() {
  const { search } = usePage();
  const columnsResult = usePageQuery(queries, 'columns');
  const kind = readKind(search);
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} close />
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
