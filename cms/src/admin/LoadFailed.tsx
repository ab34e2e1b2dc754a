import { Button, Flex, Typography } from '@strapi/design-system';

interface Props {
  again: () => void;
}

export const LoadFailed = ({ again }: Props) => (
  <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
    <Typography textColor="danger600">Không đọc được. Vui lòng thử lại sau ít phút.</Typography>
    <Button variant="tertiary" size="S" onClick={again}>
      Thử lại
    </Button>
  </Flex>
);
