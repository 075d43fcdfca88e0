import type { ComparedLine } from '#contract/analysis/race-analysis.ts'
import { inBrackets } from '../../format/punctuation.ts'

type Named = Pick<
  ComparedLine,
  'name' | 'class' | 'session_id' | 'session' | 'date' | 'piece' | 'place' | 'crew_id' | 'user_id'
>

/** A line with what tells it from the others. */
export type NamedLine = ComparedLine & { key: string; label: string }

export type NameWords = { piece: (number: number) => string; day: (date: string) => string }

const differ = (lines: readonly Named[], of: (line: Named) => unknown) =>
  new Set(lines.map(of)).size > 1

/** The crew of a line: a boat without a name goes by its class. */
export const crewOf = ({ name, class: label }: Pick<Named, 'name' | 'class'>): string =>
  name === '' ? label : name

/** What tells lines apart: crew, then the day and the piece where these differ. */
export function lineNames(lines: readonly Named[], words: NameWords): string[] {
  const hasDays = differ(lines, ({ session_id }) => session_id)
  const hasPieces = differ(lines, ({ piece }) => piece)
  const hasCrews = differ(lines, (line) => `${line.name} ${line.class}`)
  const named = lines.map((line) =>
    [
      ...(hasCrews || (!hasDays && !hasPieces) ? [crewOf(line)] : []),
      ...(hasDays ? [words.day(line.date)] : []),
      ...(hasPieces ? [words.piece(line.place ?? line.piece)] : []),
    ].join(' · '),
  )
  return named.map((name, index) => {
    const same = named.slice(0, index).filter((other) => other === name).length
    return same === 0 ? name : `${name}${inBrackets(same + 1)}`
  })
}
