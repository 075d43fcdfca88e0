import { COLON, type Language } from '#domain/constants/languages.ts'
import { elided } from '#domain/rules/elision.ts'
import { nameInMail } from '#domain/rules/names.ts'
import type {
  MailSection,
  MailTable,
  MailTemplate,
  MailTexts,
  MailValues,
  MailWords,
} from '#texts/mails.ts'
import { de } from '#texts/de/mails.ts'
import { en } from '#texts/en/mails.ts'
import { fr } from '#texts/fr/mails.ts'
import { zhCn } from '#texts/zh-cn/mails.ts'
import { textSections, htmlSections } from './mail-sections.ts'
import { textTable, htmlTable } from './mail-table.ts'
import { escape } from './escape.ts'

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
function htmlOf(parts: Parts): string {
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

const TEXTS: Record<Language, MailTexts> = { en, de, fr, 'zh-cn': zhCn }

/** `stop` is where further mails of this kind are stopped. */
export type Letter = { subject: string; text: string; html: string; stop?: string }

export const isTemplate = (name: string): name is MailTemplate => name in en.mails

/** One mail in words and in HTML. `site` is the address of the product. */
export function compose<T extends MailTemplate>(
  template: T,
  language: Language,
  values: MailValues[T],
  site: string,
): Letter {
  const texts = TEXTS[language]
  const harmless = withHarmlessNames(values)
  const words = elidedWords(texts.mails[template](harmless), language)
  const name = harmless.name.trim()
  const greeting =
    words.greeting ??
    (name === '' ? texts.greetingNobody : texts.greeting.replace('{name}', () => name))
  const reason = texts.reason.replace('{site}', () => new URL(site).host)
  const stop =
    'unwanted' in values && values.unwanted !== undefined
      ? { words: stopWords(template, texts), link: values.unwanted }
      : undefined
  const table = 'table' in harmless ? harmless.table : null
  const sections = ('sections' in harmless && harmless.sections) || []
  const parts = {
    ...words,
    language,
    greeting,
    closing: texts.closing,
    plainLink: texts.plainLink,
    reason,
    stop,
    table,
    sections,
    link: values.link,
  }
  return {
    subject: words.subject,
    text: textOf(parts),
    html: htmlOf(parts),
    ...(stop && { stop: stop.link }),
  }
}

/** The sentences of a mail with names in them. */
const elidedWords = (words: MailWords, language: Language): MailWords => ({
  ...words,
  subject: elided(words.subject, language),
  lines: words.lines.map((line) => elided(line, language)),
})

const stopWords = (template: MailTemplate, texts: MailTexts) =>
  template === 'report'
    ? texts.unwantedReport
    : template === 'notices'
      ? texts.unwantedNotices
      : texts.unwanted

const LINKS: readonly string[] = ['link', 'unwanted']
/** Written by the server itself: a sum has a point without a blank after it. */
const OWN_WORDS: readonly string[] = ['sum', 'day', 'number']

/** What people have called themselves and their club must not pass for words of ours. */
const withHarmlessNames = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && ![...LINKS, ...OWN_WORDS].includes(key)
        ? nameInMail(value)
        : key === 'table'
          ? harmlessTable(value as MailTable)
          : value,
    ]),
  ) as V

const harmlessTable = (table: MailTable): MailTable => ({
  ...table,
  rows: table.rows.map(({ name, cells }) => ({ name: nameInMail(name), cells })),
})

/** All that a mail is written of. */
type Parts = MailWords &
  Pick<MailTexts, 'closing' | 'plainLink' | 'reason'> & {
    language: Language
    greeting: string
    link: string
    stop: { words: string; link: string } | undefined
    table: MailTable | null
    sections: readonly MailSection[]
  }

function textOf(parts: Parts): string {
  const { greeting, lines, table, sections, action, link, note, closing, reason, stop } = parts
  const named = (words: string, address: string) =>
    `${words}${COLON[parts.language].trimEnd()}\n${address}`
  const end = stop ? [`-- \n${reason}`, named(stop.words, stop.link)] : [`-- \n${reason}`]
  const paragraphs = [
    greeting,
    ...textSections(sections),
    ...lines,
    ...(table && table.rows.length > 0 ? [textTable(table)] : []),
    named(action, link),
    ...(note ? [note] : []),
    `${closing}\nSlipway`,
    ...end,
  ]
  return `${paragraphs.join('\n\n')}\n`
}
