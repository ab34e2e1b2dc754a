import { Typography } from '@strapi/design-system';

export const GroupHeading = ({ placeholder }: { placeholder?: string }) => (
  <Typography variant="delta" tag="h2">
    {placeholder}
  </Typography>
);
