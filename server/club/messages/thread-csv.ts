import type { Message } from '#contract/club/messages.ts'
import { LIST_SEPARATOR, type Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import type { ServerTexts } from '../../text/text.ts'

/** The messages of a thread as a file for spreadsheets, in the language of who asks. */
export function threadCsv(
  messages: readonly Message[],
  { columns, deleted }: ServerTexts['messages'],
  language: Language,
): Buffer {
  const head = [columns.number, columns.sent_at, columns.author, columns.meant, columns.text]
  const rows = messages.map(({ number, sent_at, author, to_crews, text }) => [
    number,
    sent_at,
    author?.full_name ?? null,
    to_crews.length > 0 ? to_crews.join(LIST_SEPARATOR[language]) : null,
    text ?? deleted,
  ])
  return Buffer.from(csvOf([head, ...rows], language))
}
