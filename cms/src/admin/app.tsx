import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { mark } from '../panel/browser/brand/mark';
import { theme } from '../panel/browser/brand/theme';
import { EnumerationField } from '../panel/browser/fields/EnumerationField';
import { GroupHeading } from '../panel/browser/fields/GroupHeading';
import {
  groupLayout,
  HEADING,
  ORDER_HISTORY,
  ORDER_LINES,
} from '../panel/browser/fields/groupLayout';
import { IntegerField } from '../panel/browser/fields/IntegerField';
import { JsonField } from '../panel/browser/fields/JsonField';
import { MoneyField } from '../panel/browser/fields/MoneyField';
import { OrderHistory, OrderLines } from '../panel/browser/fields/OrderParts';
import { homeWidgets } from '../panel/browser/home/homeWidgets';
import { readableCells } from '../panel/browser/lists/readableCells';
import { readableFilters } from '../panel/browser/lists/readableFilters';
import { hideAnnouncements, forceVietnamese } from '../panel/browser/panelSetup';
import { secondFactorGate } from '../panel/browser/second-factor/gate';
import { texts as secondFactorTexts } from '../panel/browser/second-factor/texts';
import { FollowTitle } from '../panel/browser/side/FollowTitle';
import { PreviewPanel } from '../panel/browser/side/PreviewPanel';
import type { SidePanel } from '../panel/browser/side/PanelProps';
import { SchedulePanel } from '../panel/browser/side/SchedulePanel';
import { SecondFactorPanel } from '../panel/browser/side/SecondFactorPanel';
import { VersionsPanel } from '../panel/browser/side/VersionsPanel';
import { vietnamese } from '../panel/browser/translations/vietnamese';

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
        const { SecondFactorSettings } =
          await import('../panel/browser/second-factor/SecondFactorSettings');
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
