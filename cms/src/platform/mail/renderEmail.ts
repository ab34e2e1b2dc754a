import { escapeMarkup } from '@iia/shared/escapeMarkup';
import { environment } from '../environment';
import type { EmailContent } from './Mail';
import { instituteName } from '@iia/shared/institute';

const closing = 'Trân trọng cảm ơn Quý khách.';
const linkHint = 'Nếu nút trên không mở được, vui lòng dán địa chỉ này vào trình duyệt:';

export function emailText(email: EmailContent): string {
  const { greeting, paragraphs, facts = [], action, notes = [], thanks = closing } = email;
  return [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    thanks,
    instituteName,
  ].join('\n\n');
}

/**
 * The site's colours (`src/ui/colors.ts`; a test compares the two). Mail programs do not support CSS
 * variables.
 */
export const emailColors = {
  light: {
    band: '#f5f3ee',
    paper: '#ffffff',
    ink: '#0b2a3d',
    muted: '#51606a',
    line: '#dcd8cf',
    primary: '#006299',
    onPrimary: '#ffffff',
    accent: '#99ca3c',
  },
  dark: {
    band: '#13242e',
    paper: '#0d1a22',
    ink: '#ece8df',
    muted: '#a9b4b9',
    line: '#2a3c47',
    primary: '#7cc0e8',
    onPrimary: '#08202f',
    accent: '#a5d24d',
  },
} as const;

const { light, dark } = emailColors;
const sans = `font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const serif = `font-family:'Source Serif 4',Georgia,'Times New Roman',serif`;
const ink = `color:${light.ink}`;
const line = `1px solid ${light.line}`;

const styles = {
  body: `margin:0;padding:0;background:${light.band};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden',
  band: `background:${light.band}`,
  outer: 'padding:24px 12px',
  paper: `max-width:600px;background:${light.paper};border-top:3px solid ${light.accent}`,
  header: `padding:20px 24px;border-bottom:${line}`,
  name: `${serif};${ink};font-size:17px;line-height:1.5;font-weight:600`,
  content: 'padding:28px 24px 20px',
  heading: `${serif};${ink};margin:0 0 20px;font-size:24px;line-height:1.35;font-weight:600;overflow-wrap:anywhere`,
  paragraph: `${sans};${ink};margin:0 0 16px;font-size:16px;line-height:1.65;overflow-wrap:anywhere`,
  facts: `margin:4px 0 20px;border-top:${line};border-collapse:collapse`,
  label: `${sans};color:${light.muted};padding:10px 16px 10px 0;border-bottom:${line};font-size:15px;line-height:1.5;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap`,
  value: `${sans};${ink};padding:10px 0;border-bottom:${line};font-size:15px;line-height:1.5;font-weight:600;text-align:right;vertical-align:top;font-variant-numeric:tabular-nums;overflow-wrap:anywhere`,
  action: 'margin:4px 0 16px',
  buttonCell: `background:${light.primary};border-radius:2px`,
  button: `${sans};display:inline-block;padding:12px 22px;background:${light.primary};color:${light.onPrimary};border-radius:2px;font-size:16px;line-height:1.5;font-weight:600;text-decoration:none`,
  hint: `${sans};color:${light.muted};margin:0 0 20px;font-size:14px;line-height:1.6;overflow-wrap:anywhere`,
  link: `color:${light.primary}`,
  footer: `${sans};color:${light.muted};padding:16px 24px 24px;border-top:${line};font-size:14px;line-height:1.6`,
};

/** `!important`: inline styles would win otherwise. */
const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.band{background:${dark.band}!important}
.paper{background:${dark.paper}!important;border-top-color:${dark.accent}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.rule{border-color:${dark.line}!important}
.button{background:${dark.primary}!important;color:${dark.onPrimary}!important}
.link{color:${dark.primary}!important}
}`;

/**
 * Tables and inline styles, which every mail program supports; at most 600 px wide. The style sheet
 * only adds dark colours, for programs that support it.
 */
export function emailHtml(email: EmailContent): string {
  const { subject, greeting, paragraphs, facts = [], action, notes = [] } = email;
  const { thanks = closing } = email;
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="band" style="${styles.body}">
<div style="${styles.preview}">${escapeMarkup(paragraphs[0] ?? '')}</div>
<table role="presentation" class="band" width="100%" cellpadding="0" cellspacing="0" style="${styles.band}"><tr><td align="center" style="${styles.outer}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${styles.paper}">
<tr><td class="rule" style="${styles.header}">${header()}</td></tr>
<tr><td style="${styles.content}">
<h1 class="ink" style="${styles.heading}">${escapeMarkup(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${factTable(facts)}
${action ? button(action) : ''}
${notes.map(paragraph).join('\n')}
${paragraph(thanks)}
</td></tr>
<tr><td class="muted rule" style="${styles.footer}">${escapeMarkup(instituteName)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function header(): string {
  const { publicUrl } = environment();
  const mark = publicUrl
    ? `<td width="36" style="padding-right:12px"><img src="${escapeMarkup(publicUrl)}/apple-touch-icon.png" width="36" height="36" alt="" style="display:block;border:0"></td>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${mark}<td class="ink" style="${styles.name}">${escapeMarkup(instituteName)}</td></tr></table>`;
}

const paragraph = (text: string): string =>
  `<p class="ink" style="${styles.paragraph}">${escapeMarkup(text).replace(/\r?\n/g, '<br>')}</p>`;

function factTable(facts: NonNullable<EmailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="muted rule" style="${styles.label}">${escapeMarkup(label)}</th><td class="ink rule" style="${styles.value}">${escapeMarkup(value)}</td></tr>`,
  );
  return `<table class="rule" width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}">${rows.join('')}</table>`;
}

function button({ label, url }: NonNullable<EmailContent['action']>): string {
  const href = escapeMarkup(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.action}"><tr><td class="button" style="${styles.buttonCell}"><a href="${href}" class="button" style="${styles.button}">${escapeMarkup(label)}</a></td></tr></table>
<p class="muted" style="${styles.hint}">${escapeMarkup(linkHint)}<br><a href="${href}" class="link" style="${styles.link}">${href}</a></p>`;
}
