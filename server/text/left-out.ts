import type { Language } from '#domain/constants/languages.ts'
import { shortList } from '#domain/rules/short-list.ts'
import { counted, serverTexts } from './text.ts'

const LONGEST_NAME = 80

/** `name` is null of somebody who is not known here. */
export type LeftOut = { name: string | null; reason?: string }

/** Who or what an action left out, by name, and why: one sentence for each reason. */
export function notDoneFor(language: Language, leftOut: readonly LeftOut[]): string {
  const { notFor } = serverTexts(language).partial
  return [...Map.groupBy(leftOut, ({ reason = '' }) => reason)]
    .map(([reason, those]) => {
      const names = namesInShort(
        language,
        those.map(({ name }) => name),
      )
      return `${notFor.replace('{names}', () => names)} ${reason}`.trim()
    })
    .join(' ')
}

/** A row of a spreadsheet by what it names; by its line where it names nothing. */
export type NamedRow = { line: number; name: string | null | undefined }

/** Which rows of a spreadsheet were not added. */
export function rowsNotAdded(language: Language, rows: readonly NamedRow[]): string {
  const { notAdded, line: lineWord } = serverTexts(language).partial
  const names = rows.map(
    ({ line, name }) => name?.trim() || lineWord.replace('{count}', String(line)),
  )
  return notAdded.replace('{names}', () => namesInShort(language, names))
}

function namesInShort(language: Language, names: readonly (string | null)[]): string {
  const { more, people } = serverTexts(language).partial
  const known = names.filter((name) => name !== null)
  if (known.length === 0) return counted(people, names.length)
  return shortList(
    known.map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)),
    { locale: language, more: (count) => counted(more, count), count: names.length },
  )
}
