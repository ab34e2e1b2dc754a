import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  contractLoader,
  contractPreset,
  type ContractPresetConfig,
  removeSuperfluous,
} from 'rest-contract/codegen';

/** Operations whose screens do not exist yet; must become empty. */
const awaitedScreens: string[] = [];

/** Fields whose responses have no `{data, meta}`; the contract tests compare the list with the server. */
const bareFields = [
  'login',
  'answerChallenge',
  'passkeyLogin',
  'register',
  'logout',
  'changePassword',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'stopEmailChange',
  'me',
  'updateMe',
  'endLoginSession',
  'endOtherSessions',
  'removePasskey',
  'confirmByPasskey',
  'changeEmail',
  'cancelEmailChange',
  'turnOffSecondFactor',
  'confirmIdentity',
  'revokeSeat',
  'chooseEmails',
  'requestDeletion',
  'cancelDeletion',
  'resetSecondFactor',
];

const config: CodegenConfig = {
  schema: 'schema/**/*.graphql',
  documents: 'src/**/*.graphql',
  config: { loaders: [contractLoader], sort: false },
  generates: {
    'src/data/generated/': {
      preset: contractPreset,
      presetConfig: {
        language: 'vi',
        rulesFolder: 'packages/shared/src/generated/',
        limits: {
          file: 'packages/shared/src/generated/contractLimits.ts',
          values: {
            cartLines: 'QuoteInput.items.maxLength',
            lineQuantity: 'OrderItemInput.quantity.max',
            passwordLength: 'ChangePasswordInput.password.minLength',
            remindedMembers: 'UserRemindInput.userIds.maxLength',
            scansPerCall: 'RecordScansInput.scans.maxLength',
            assignedParts: 'AssignTransferInput.parts.maxLength',
            longestPassword: 'ChangePasswordInput.password.maxLength',
            discountCodeLength: 'QuoteInput.discountCode.maxLength',
            userSearchLength: 'PrepareBatchInput.q.maxLength',
          },
        },
        content: {
          folder: 'cms/src/',
          media: { Image: ['images'], PublicFile: ['files'] },
          bounds: { Dong: { min: 0, max: 1_000_000_000 } },
          scalars: {
            ID: '../platform/scalars#Word',
            Float: '../platform/scalars#Decimal',
            Date: '../platform/scalars#Day',
            DateTime: '../platform/scalars#Moment',
            Dong: 'number',
            Blocks: '../platform/scalars#Rich',
            ImageFormats: '../platform/scalars#Rich',
          },
        },
        openApi: {
          file: 'host/generated/openapi.json',
          title: 'API của Viện Kiểm toán nội bộ Việt Nam',
          description:
            'Mọi lệnh gọi của trang web: danh mục khoá học, tài liệu, hội thảo, giỏ hàng, đơn hàng và tài khoản hội viên.',
          version: '1.0.0',
          server: '/api',
          bare: bareFields,
        },
        invalidationsTable: 'src/data/README.md',
        mock: {
          prefix: '/api',
          values: {
            Blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Nội dung mẫu.' }] }],
            ImageFormats: {},
            'LoginResult.challenge': null,
          },
        },
        screens: {
          entries: ['src/app/entry-client.tsx', 'src/app/entry-server.tsx'],
          routes: 'src/app/routes.ts',
          pages: 'src/pages',
          generated: 'src/data/generated/',
          alias: ['@/', 'src/'],
          awaited: awaitedScreens,
        },
      } satisfies ContractPresetConfig,
      hooks: { afterOneFileWrite: removeSuperfluous },
      config: {
        namingConvention: 'keep',
        enumType: 'string-literal',
        enumsAsTypes: true,
        skipTypename: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: {
          ID: 'string',
          Date: 'string',
          DateTime: 'string',
          Dong: 'number',
          Blocks: '@/data/strapiBlocks#StrapiBlocks',
          ImageFormats: '@/data/imageFormats#ImageFormats',
        },
        avoidOptionals: { field: true, object: true },
      },
    },
  },
};

export default config;
