import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { OwnFactor } from './OwnFactor';
import { OwnPasskeys } from './OwnPasskeys';
import { texts } from './texts';
import { UserFactors } from './UserFactors';

const words = texts.settings;

const Section = ({ children }: { children: ReactNode }) => (
  <Box background="neutral0" shadow="filterShadow" hasRadius padding={6} maxWidth="72rem">
    <Flex direction="column" alignItems="stretch" gap={4}>
      {children}
    </Flex>
  </Box>
);

export const SecondFactorSettings = () => {
  const roles = useAuth('SecondFactorSettings', ({ user }) => user?.roles ?? []);
  return (
    <Page.Main>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={words.subtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Section>
            <Typography tag="h2" variant="delta">
              {words.own}
            </Typography>
            <OwnFactor />
          </Section>
          <Section>
            <OwnPasskeys />
          </Section>
          {roles.some(({ code }) => code === 'strapi-super-admin') && (
            <Section>
              <UserFactors />
            </Section>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};
