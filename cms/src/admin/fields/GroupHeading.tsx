import { Typography } from '@strapi/design-system';

/** The name of a group of fields, above the first of them. */
export const GroupHeading = ({ placeholder }: { placeholder?: string }) => (
  <Typography variant="delta" tag="h2">
    {placeholder}
  </Typography>
);
