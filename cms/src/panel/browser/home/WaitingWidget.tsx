import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../LoadFailed';
import { usePanelQuery } from '../usePanelQuery';

interface Waiting {
  label: string;
  count: number;
  href: string;
}

export const WaitingWidget = () => {
  const { data, failed, refetch } = usePanelQuery<Waiting[]>('/content-manager/panel/waiting');
  if (data === undefined && failed) return <LoadFailed refetch={refetch} />;
  if (data === undefined) return <Widget.Loading>Đang tải…</Widget.Loading>;
  if (data.length === 0) return <Widget.NoData>Không có việc nào đang chờ.</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {data.map(({ label, count, href }) => (
        <Box tag="li" key={href}>
          <Flex tag={Link} to={href} justifyContent="space-between" gap={4}>
            <Typography textColor={count > 0 ? 'primary600' : 'neutral600'}>{label}</Typography>
            <Badge active={count > 0}>{count}</Badge>
          </Flex>
        </Box>
      ))}
    </Flex>
  );
};
