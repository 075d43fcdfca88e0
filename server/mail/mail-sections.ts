import type { MailSection } from '#texts/mails.ts'
import { escape } from './escape.ts'

/** What there is of each club where there is only text: a paragraph each, under the club's name. */
export const textSections = (sections: readonly MailSection[]): string[] =>
  sections.map(({ title, items }) =>
    [
      ...(title === null ? [] : [`${title}:`]),
      ...items.flatMap(({ text, details }) => [
        `- ${text}`,
        ...details.map((detail) => `  ${detail}`),
      ]),
    ].join('\n'),
  )

const TITLE = 'margin:0 0 8px;font-size:15px;line-height:1.4;font-weight:650;'
const ITEM = 'margin:0 0 8px;padding:0 0 8px;border-bottom:1px solid #d5dee1;'
const DETAIL = 'font-size:13px;line-height:1.5;color:#5a6b75;'

/** The same in HTML; a sentence that stands above already is not repeated. */
export function htmlSections(sections: readonly MailSection[], above: string): string {
  return sections
    .map(({ title, items }) => {
      const lines = items.map(({ text, details }) => {
        const said = text === above ? [] : [escape(text)]
        const below = details.map(
          (detail) => `<span class="quiet" style="${DETAIL}">${escape(detail)}</span>`,
        )
        return [...said, ...below].join('<br>')
      })
      const shown = lines.filter((line) => line !== '')
      return [
        ...(title === null ? [] : [`<h2 class="ink" style="${TITLE}">${escape(title)}</h2>`]),
        ...shown.map((line) => `<p class="ink line" style="${ITEM}">${line}</p>`),
      ].join('\n')
    })
    .join('\n')
}
