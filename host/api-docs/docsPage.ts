import { palettes } from '../../src/ui/colors';
import { themeScript } from '../../src/ui/themeScript';

export const docsAssets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

export const docsPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const { light, dark } = palettes;

/** Replaces the colours of Swagger UI that fall short of WCAG AA, and hides the controls for sending calls. */
const css = `
body { margin: 0; }
html.dark-mode { color-scheme: dark; }
header { max-width: 1420px; margin: 0 auto; padding: 20px 20px 0; font: 16px/1.5 system-ui, sans-serif; }
html.dark-mode header { color: ${dark.ink}; }
header a { color: ${light.primary}; }
html.dark-mode header a { color: ${dark.primary}; }
.swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none; }
.swagger-ui .info .title small { background: ${light.muted}; }
.swagger-ui .info .title small.version-stamp { background: ${light.success}; }
.swagger-ui .info .url { color: ${light.primary}; }
html.dark-mode .swagger-ui .info .url { color: ${dark.primary}; }
.swagger-ui .json-schema-2020-12-expand-deep-button { color: ${light.muted}; }
.swagger-ui .opblock .opblock-summary-method { text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: ${light.primary}; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: ${light.success}; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: ${light.warning}; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: ${light.error}; }
`;

/** Without its links within buttons, which assistive technology cannot reach. */
const script = `
const { classList, dataset } = document.documentElement;
classList.toggle('dark-mode', dataset.theme === 'dark');
SwaggerUIBundle({
  dom_id: '#docs',
  url: '/api/openapi.json',
  deepLinking: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [{
    wrapComponents: {
      DeepLink: (_, { React }) => ({ text }) => React.createElement('span', null, text),
    },
  }],
});
`;

/** Swagger UI with the site's theme, showing `/api/openapi.json`. */
export const docsPage = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · IIA Việt Nam</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css" nonce="${nonce}">
<style nonce="${nonce}">${css}</style>
<script nonce="${nonce}">${themeScript}</script>
</head>
<body>
<header lang="vi">
<a href="/">Trang chủ</a>
<p>Mọi địa chỉ dưới đây nằm dưới <code>/api</code>. Tài liệu cho máy đọc: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</header>
<div id="docs"></div>
<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
