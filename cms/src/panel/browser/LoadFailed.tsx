import { Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  refetch: () => void;
}

export const LoadFailed = ({ refetch }: Props) => (
  <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
    <Typography textColor="danger600">Không đọc được. Vui lòng thử lại sau ít phút.</Typography>
    <Button variant="tertiary" size="S" onClick={refetch}>
      Thử lại
    </Button>
  </Flex>
);
