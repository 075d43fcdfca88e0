import type {
  ComparedLine,
  ComparedRecording,
  ComparedSession,
  ShownComparison,
} from '#contract/analysis/comparison.ts'
import { onScale, speedScale } from '#domain/time/speed-scale.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, paceUnits, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'

type Words = ServerTexts['reports']['comparison']
type Figures = NonNullable<ComparedLine['total']>

/** A split of a line, or the whole of it, which has no place on the way. */
type Row = {
  session: ComparedSession
  recording: ComparedRecording
  at: number | null
  accumulated: number | null
  figures: Figures
}

/** Of a recording that is not laid beside the others its name stands alone. */
const NOTHING: Figures = {
  time: null,
  distance: null,
  speed: null,
  stroke_rate: null,
  heart_rate: null,
  power: null,
  dps: null,
  behind: null,
}

const paceOf = ({ recording, figures }: Row): number | null => {
  const scale = speedScale(recording.sport_id)
  return scale.kind === 'pace' ? onScale(scale, figures.speed) : null
}

function rowsOf({ sessions, lines }: ShownComparison): Row[] {
  return lines.flatMap(({ activity_id, total, splits }): Row[] => {
    const session = sessions.find(({ recordings }) =>
      recordings.some((one) => one.activity_id === activity_id),
    )
    const recording = session?.recordings.find((one) => one.activity_id === activity_id)
    if (!session || !recording) return []
    const row = { session, recording }
    const figures = total ?? NOTHING
    return [
      { ...row, at: null, accumulated: figures.time, figures },
      ...splits.map(({ at, accumulated, ...own }) => ({ ...row, at, accumulated, figures: own })),
    ]
  })
}

/** The splits of all lines below each other, as files have them. */
export function comparisonSheet(shown: ShownComparison, words: Words): ListSheet<Row> {
  const { columns } = words
  const sports = shown.sessions.flatMap(({ recordings }) =>
    recordings.map(({ sport_id }) => sport_id),
  )
  const piece = shown.piece === 0 ? words.wholeRecording : String(shown.piece)
  return {
    title: words.title,
    columns: [
      { head: columns.date, day: ({ session }) => session.date },
      { head: columns.session, text: ({ session }) => session.name },
      { head: columns.piece, text: () => piece },
      { head: columns.whose, text: ({ recording }) => recording.crew ?? recording.full_name },
      { head: columns.athlete, text: ({ recording }) => recording.full_name },
      { head: columns.device, text: ({ recording }) => recording.device },
      { head: columns.part, text: ({ at }) => (at === null ? words.whole : words.split) },
      { head: columns.at, unit: 'm', number: ({ at }) => at, format: '0' },
      { head: columns.accumulated, ...CLOCK, number: ({ accumulated }) => accumulated },
      { head: columns.time, ...CLOCK, number: ({ figures }) => figures.time },
      ...measured(words, sports),
      { head: columns.behind, unit: 's', format: '0.0', number: ({ figures }) => figures.behind },
    ],
    rows: rowsOf(shown),
  }
}

function measured({ columns }: Words, sports: readonly number[]): ListColumn<Row>[] {
  const number = (
    key: keyof Figures,
    unit: string | undefined,
    format: string,
  ): ListColumn<Row> => ({
    head: columns[key],
    ...(unit !== undefined && { unit }),
    format,
    number: ({ figures }) => figures[key],
  })
  return [
    number('distance', 'm', '0.0'),
    number('speed', 'm/s', '0.00'),
    { head: columns.pace, ...CLOCK, ...paceUnits(sports), number: paceOf },
    number('stroke_rate', '/min', '0.0'),
    number('heart_rate', '/min', '0'),
    number('power', 'W', '0'),
    number('dps', 'm', '0.00'),
  ]
}
