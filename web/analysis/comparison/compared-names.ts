import type {
  ComparedRecording,
  ComparedSession,
  ShownComparison,
} from '#contract/analysis/comparison.ts'
import { comma, inBrackets } from '../../format/punctuation.ts'

/** A line of a comparison with all that it is called by. */
export type NamedLine = ShownComparison['lines'][number] & {
  /** Its letter, which stands for it in the chart and on the map. */
  mark: string
  name: string
  session: ComparedSession
  recording: ComparedRecording
}

const letterOf = (index: number) => String.fromCodePoint(65 + index)

const whoseOf = ({ crew, full_name }: ComparedRecording): string => crew ?? full_name

/** What tells recordings of one session apart: who rowed, then who recorded it, then the device. */
export function recordingNames(recordings: readonly ComparedRecording[]): string[] {
  const count = (name: string, of: (one: ComparedRecording) => string) =>
    recordings.filter((one) => of(one) === name).length
  const withPerson = (one: ComparedRecording) =>
    one.crew === null ? one.full_name : `${one.crew}${inBrackets(one.full_name)}`
  return recordings.map((one) => {
    const whose = whoseOf(one)
    if (count(whose, whoseOf) === 1) return whose
    const named = withPerson(one)
    return count(named, withPerson) === 1 ? named : [named, one.device].filter(Boolean).join(' · ')
  })
}

/** The lines with their names; with the day, or else the session, where there are several. */
export function namedLines(
  { sessions, lines }: Pick<ShownComparison, 'sessions' | 'lines'>,
  writeDay: (date: string) => string,
): NamedLine[] {
  const used = sessions.filter(({ session_id }) =>
    lines.some((line) => line.session_id === session_id),
  )
  const sameDay = (date: string) => used.filter((one) => one.date === date).length > 1
  const found = lines.flatMap((line) => {
    const session = sessions.find(({ session_id }) => session_id === line.session_id)
    const at = session?.recordings.findIndex(({ activity_id }) => activity_id === line.activity_id)
    const recording = at === undefined ? undefined : session?.recordings[at]
    if (!session || at === undefined || !recording) return []
    const own = recordingNames(session.recordings)[at] ?? whoseOf(recording)
    const day = writeDay(session.date)
    const when = sameDay(session.date) ? `${session.name}${comma()}${day}` : day
    return [{ ...line, session, recording, name: used.length > 1 ? `${own} · ${when}` : own }]
  })
  return found.map((line, index) => ({ ...line, mark: letterOf(index) }))
}
