import type { MailTable } from '#texts/mails.ts'
import { escape } from './escape.ts'

const linesOf = ({ rows, total }: MailTable) => (total ? [...rows, total] : rows)

/** A table where there is only text: a line for each name, with what stands under the heads. */
export const textTable = (table: MailTable): string =>
  [
    ...linesOf(table).map(({ name, cells }) => {
      const figures = cells.map((cell, column) => `${table.heads[column] ?? ''} ${cell}`)
      return `${name}: ${figures.join(', ')}`
    }),
    ...table.missing,
  ].join('\n')

const CELL = 'padding:6px 8px;border-bottom:1px solid #d5dee1;font-size:13px;line-height:1.4;'
const cellOf = (tag: 'td' | 'th', text: string, isFirst: boolean, style = '') =>
  `<${tag} class="line"${tag === 'th' ? ` scope="${isFirst ? 'row' : 'col'}"` : ''} style="${CELL}` +
  `text-align:${isFirst ? 'left' : 'right'};${style}">${escape(text)}</${tag}>`

const SMALL = 'margin:0 0 4px;font-size:12px;line-height:1.4;color:#51666d;'

/** The same in HTML. */
export function htmlTable(table: MailTable): string {
  const head = ['', ...table.heads].map((text, at) =>
    at === 0
      ? `<td class="line" style="${CELL}"></td>`
      : cellOf('th', text, false, 'font-weight:600;'),
  )
  const body = linesOf(table).map(({ name, cells }, at) => {
    const weight = table.total && at === table.rows.length ? 'font-weight:600;' : ''
    return [
      cellOf('th', name, true, weight || 'font-weight:400;'),
      ...cells.map((cell) => cellOf('td', cell, false, weight)),
    ].join('')
  })
  return `<table cellpadding="0" cellspacing="0"
 style="width:100%;margin:0 0 16px;border-collapse:collapse;">
${[head.join(''), ...body].map((row) => `<tr>${row}</tr>`).join('\n')}
</table>
${table.missing.map((why) => `<p class="small" style="${SMALL}">${escape(why)}</p>`).join('\n')}`
}
