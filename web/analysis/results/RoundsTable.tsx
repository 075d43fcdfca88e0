import { Group, Stack, Text } from '@mantine/core'
import { onScale, unitOfScale, type SpeedScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { figure, text, time, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import ui from '../../ui/ui.module.css'
import type { Round } from './rounds.ts'

type RoundWords = {
  label: string
  scale: SpeedScale
  /** Head of the column that names a round. */
  first: string
  rounds: readonly Round[]
}
type Words = ListWords<'results', RoundWords>

/** Columns nobody measured anything for are left out. */
const measured = (key: keyof Round) => ({ isShown: (words: Words) => isKnown(key, words) })
const isKnown = (key: keyof Round, { rounds: all }: Words) => all.some((one) => one[key] !== null)
/** Rounds that say where they end are splits. */
const isEven = (words: Words) => isKnown('until_distance', words)
const speedOf = ({ speed }: Round, { scale, format }: Words) =>
  writeOnScale(scale, onScale(scale, speed), format)

const roundList = list('results', 'columns', rows<Round, RoundWords>(), {
  id: 'rounds',
  title: ({ label }) => label,
  columns: {
    number: text(({ until_distance, number }) => until_distance ?? number, {
      cell: ({ rest, number, until_distance }, { t, format }) => {
        if (rest) return `${number} · ${t('laps.rest')}`
        return until_distance === null ? String(number) : format.number(until_distance)
      },
      unit: (words) => (isEven(words) ? words.format.units.distance : ''),
    }),
    distance: figure(({ distance }) => distance, undefined, {
      unit: ({ format }) => format.units.distance,
      isShown: (words) => !isEven(words),
    }),
    time: time((round) => round.time, measured('time')),
    until_time: time(({ until_time }) => until_time, measured('until_time')),
    speed: text(({ speed }) => speed, {
      figure: true,
      cell: speedOf,
      unit: ({ scale }) => unitOfScale(scale),
      ...measured('speed'),
    }),
    heart_rate: figure(({ heart_rate }) => heart_rate, undefined, {
      unit: ({ format }) => format.units.heartRate,
      ...measured('heart_rate'),
    }),
    stroke_rate: figure(({ stroke_rate }) => stroke_rate, undefined, {
      unit: ({ format }) => format.units.strokeRate,
      ...measured('stroke_rate'),
    }),
  },
  headers: {
    number: ({ first }) => first,
    time: (words) => words.t(isEven(words) ? 'splits.split' : 'columns.time'),
    until_time: ({ t }) => t('splits.total'),
    speed: ({ t, scale }) => t(scale.kind === 'pace' ? 'columns.pace' : 'columns.speed'),
    heart_rate: ({ t }) => t('columns.heartRate'),
    stroke_rate: ({ t }) => t('columns.strokeRate'),
  },
  rowKey: ({ number }) => number,
  sortable: false,
  columnChoice: false,
  phone: (round, words) => {
    const { t, format, scale } = words
    const { number, until_distance, distance, speed, heart_rate, stroke_rate, rest } = round
    const name =
      until_distance === null
        ? `${number} · ${format.distance(distance)}`
        : format.distance(until_distance)
    const details = [
      onScale(scale, speed) === null ? null : `${speedOf(round, words)} ${unitOfScale(scale)}`,
      heart_rate === null ? null : format.heartRate(heart_rate),
      stroke_rate === null ? null : format.strokeRate(stroke_rate),
    ]
    return (
      <Stack gap={2}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text fw={500} className={ui.tabular}>
            {name}
            {rest && ` · ${t('laps.rest')}`}
          </Text>
          <Text className={ui.tabular}>{format.resultTime(round.time)}</Text>
        </Group>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {details.filter((known) => known !== null).join(' · ')}
        </Text>
      </Stack>
    )
  },
})

export const RoundsTable = ({ id, ...given }: RoundWords & { id: string }) => (
  <ListTable of={roundList} given={given} id={id} rows={given.rounds} />
)
