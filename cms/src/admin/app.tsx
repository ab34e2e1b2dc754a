import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { mark } from './brand/mark';
import { theme } from './brand/theme';
import { EnumerationField } from './fields/EnumerationField';
import { GroupHeading } from './fields/GroupHeading';
import { groupLayout, HEADING, ORDER_HISTORY, ORDER_LINES } from './fields/groupLayout';
import { IntegerField } from './fields/IntegerField';
import { JsonField } from './fields/JsonField';
import { MoneyField } from './fields/MoneyField';
import { OrderHistory, OrderLines } from './fields/OrderParts';
import { homeWidgets } from './home/homeWidgets';
import { readableCells } from './lists/readableCells';
import { readableFilters } from './lists/readableFilters';
import { hideAnnouncements, forceVietnamese } from './panelSetup';
import { secondFactorGate } from './second-factor/gate';
import { texts as secondFactorTexts } from './second-factor/texts';
import { FollowTitle } from './side/FollowTitle';
import { PreviewPanel } from './side/PreviewPanel';
import type { SidePanel } from './side/PanelProps';
import { SchedulePanel } from './side/SchedulePanel';
import { SecondFactorPanel } from './side/SecondFactorPanel';
import { VersionsPanel } from './side/VersionsPanel';
import { vietnamese } from './translations/vietnamese';

interface ContentManager {
  apis: { addEditViewSidePanel(panels: SidePanel[]): void };
}

forceVietnamese();

export default {
  config: {
    locales: ['vi'],
    translations: { vi: vietnamese },
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme,
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    // Vietnamese only: Strapi always adds English to the configured locales.
    app.configurations.locales = ['vi'];
    app.addFields([
      field('enumeration', EnumerationField),
      field('biginteger', MoneyField),
      field('integer', IntegerField),
      field('json', JsonField),
      field(HEADING, GroupHeading),
      field(ORDER_LINES, OrderLines),
      field(ORDER_HISTORY, OrderHistory),
    ]);
    app.addMiddlewares([secondFactorGate as never]);
    app.addSettingsLink('global', {
      id: 'second-factor',
      to: 'second-factor',
      intlLabel: { id: 'second-factor.title', defaultMessage: secondFactorTexts.title },
      permissions: [],
      Component: async () => {
        const { SecondFactorSettings } = await import('./second-factor/SecondFactorSettings');
        return { default: SecondFactorSettings };
      },
    });
    app.widgets.register(homeWidgets);
  },
  async bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', readableCells);
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', readableFilters);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', groupLayout);
    const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
    apis.addEditViewSidePanel([
      PreviewPanel,
      SchedulePanel,
      VersionsPanel,
      SecondFactorPanel,
      FollowTitle,
    ]);
    await hideAnnouncements();
  },
};

/** Strapi passes props to a field's component but types it without any. */
const field = <Props,>(type: string, component: ComponentType<Props>) => ({
  type,
  Component: component as ComponentType,
});
