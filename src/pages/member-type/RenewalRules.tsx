import { styled } from 'styled-components';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const copy = texts.rules;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  max-width: 68ch;
  margin: 0;
  padding-inline-start: ${theme.space[5]};
  line-height: 1.6;
`;

/** Explains how terms follow each other, how long a lapsed one can be continued, and how a change of type is credited. */
export const RenewalRules = ({ graceDays }: { graceDays: number }) => (
  <Stack as="section" gap={4}>
    <Heading level={2} size="xl">
      {copy.heading}
    </Heading>
    <List>
      <li>{copy.renewal}</li>
      <li>{graceDays > 0 ? copy.grace(graceDays) : copy.noGrace}</li>
      <li>{copy.change}</li>
      <li>{copy.cheaper}</li>
    </List>
  </Stack>
);
