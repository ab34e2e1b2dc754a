import { useId, type ReactNode } from 'react';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';

type SectionProps = { title: string; children: ReactNode };

/** A section of the page with its heading. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
};
