import { escapeMarkup } from '@iia/shared/escapeMarkup';
import { environment } from '../environment';
import { darkStyles, styles } from './emailStyles';
import type { EmailContent } from './Mail';
import { instituteName } from '@iia/shared/institute';
import { closing, linkHint } from './texts';

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
