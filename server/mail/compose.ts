import { htmlOf } from './letter-html.ts'
import { textSections } from './mail-sections.ts'
import { textTable } from './mail-table.ts'
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
export type Parts = MailWords &
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
