import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooFast } from '#domain/constants/fastest.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { useSportName } from '../../lookups/queries.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { ClashMark } from './LineValue.tsx'
import type { ResultLine } from './result-lines.ts'
import { SourceMark } from './SourceMark.tsx'
import { useDeviceWords } from './use-device-words.ts'

/** The key of each step of effort, by its number. */
const WORDED_STEPS: ReadonlyMap<number, (typeof RPE_STEPS)[number]['key']> = new Map(
  RPE_STEPS.map(({ id, key }) => [id, key]),
)

/** What was entered or measured by pieces, and the recording that gave the rest. */
export const sourcesOf = ({ source, result, activity }: ResultLine) =>
  result && activity ? ([source, 'recorded'] as const) : [source]

export function Sources({ line }: { line: ResultLine }) {
  const sources = sourcesOf(line)
  return (
    <Group gap="xs" wrap="nowrap">
      {sources.map((source) => (
        <SourceMark key={source} source={source} />
      ))}
    </Group>
  )
}

export function Time({
  line,
  time,
  mayEdit,
}: {
  line: ResultLine
  time: ReactNode
  mayEdit: boolean
}) {
  return (
    <>
      {time}
      {mayEdit && line.clash && <ClashMark clash={line.clash} />}
    </>
  )
}

export function Name({ line }: { line: ResultLine }) {
  const { beside } = useDeviceWords()
  const sportName = useSportName()
  const { t } = useTranslation('results')
  const detail = line.alternative ? sportName(line.sport_id) : line.detail
  return (
    <>
      {line.name}
      {detail && detail !== line.name && (
        <Text span c="dimmed" size="sm">
          {' '}
          {detail}
        </Text>
      )}
      {line.race !== null && (
        <Text c="dimmed" size="xs">
          {t('seatRace', { number: line.race })}
        </Text>
      )}
      {isTooFast(line.speed, line.sport_id) && (
        <Text c="dimmed" size="xs">
          {t('tooFast')}
        </Text>
      )}
      {line.beside.length > 0 && (
        <Text c="dimmed" size="xs">
          {beside(line.beside)}
        </Text>
      )}
    </>
  )
}

export function Effort({ step }: { step: number | null }) {
  const { t } = useTranslation('results')
  const key = WORDED_STEPS.get(step ?? 0)
  return <>{key ? t(`rpe.steps.${key}`) : NO_DATA}</>
}
