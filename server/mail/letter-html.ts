import type { Parts } from './compose.ts'
import { escape } from './escape.ts'
import { htmlSections } from './mail-sections.ts'
import { htmlTable } from './mail-table.ts'

const INK = '#1c2b33'
const QUIET = '#5a6b75'
const TEAL = '#0b6b75'

const BUTTON =
  'display:inline-block;padding:13px 24px;font-weight:600;color:#ffffff;text-decoration:none;'
const font = (size: string) => `font:${size} Inter,Segoe UI,Helvetica,Arial,sans-serif;`
const anchor = (to: string, words: string, shade: string, style: string) =>
  `<a href="${escape(to)}" class="${shade}" style="${style}">${escape(words)}</a>`

/** Why the mail came, and how such mails stop. */
function footer(reason: string, stop: Parts['stop']): string {
  const style = `margin:16px auto 0;padding:0 16px;${font('400 12px/1.5')}color:${QUIET};`
  const end = stop ? `<br>${anchor(stop.link, stop.words, 'quiet', `color:${QUIET};`)}` : ''
  return `<p class="quiet" style="max-width:520px;${style}">\n${escape(reason)}${end}</p>`
}

/**
 * Colours by night. What is written at the elements is for mail programs that know no style sheets,
 * so this has to be stronger.
 */
const NIGHT = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.page { background: #10181c !important; }
.card { background: #18242a !important; }
.ink { color: #e6eef1 !important; }
.quiet { color: #a5b4bb !important; }
.teal { color: #5fc4cf !important; }
.line { border-color: #33434b !important; }
}`

/** Tables and inline styles: what mail programs understand. */
export function htmlOf(parts: Parts): string {
  const { language, subject, greeting, lines, table, sections, action } = parts
  const { link, note, closing, plainLink, reason, stop } = parts
  const paragraph = (text: string, style = '', shade = 'ink') =>
    `<p class="${shade}" style="margin:0 0 16px;${style}">${escape(text)}</p>`
  const small = `font-size:13px;line-height:1.5;color:${QUIET};`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
${NIGHT}
</style>
<title>${escape(subject)}</title>
</head>
<body class="page" style="margin:0;padding:0;background:#eef3f4;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"
 style="background:#eef3f4;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0"
 style="max-width:520px;background:#ffffff;border-radius:12px;">
<tr><td class="teal" style="padding:28px 32px 0;${font('650 18px/1.3')}color:${TEAL};">Slipway</td></tr>
<tr><td class="ink" style="padding:20px 32px 28px;${font('400 16px/1.55')}color:${INK};">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650;">${escape(subject)}</h1>
${paragraph(greeting)}
${htmlSections(sections, subject)}
${lines.map((line) => paragraph(line)).join('\n')}
${table && table.rows.length > 0 ? htmlTable(table) : ''}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;">
<tr><td style="border-radius:8px;background:${TEAL};">
${anchor(link, action, 'button', BUTTON)}
</td></tr></table>
${note ? paragraph(note, small, 'quiet') : ''}
<p class="quiet" style="margin:0 0 16px;${small}">${escape(plainLink)}<br>
${anchor(link, link, 'teal', `color:${TEAL};word-break:break-all;`)}</p>
<p style="margin:0;">${escape(closing)}<br>Slipway</p>
</td></tr>
</table>
${footer(reason, stop)}
</td></tr>
</table>
</body>
</html>
`
}
