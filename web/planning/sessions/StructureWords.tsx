import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { intensities } from '#contract/lookups.ts'
import type { PlannedShare } from '#domain/time/structure-shares.ts'
import { segmentsOf, type Extent, type Structure } from '#domain/time/structure.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { lookup } from '../../lookups/queries.ts'
import { readingOf, type Run } from './structure-words.ts'
import { listSeparator } from '../../format/punctuation.ts'

type StructureWordsProps = { structure: Structure; shares: readonly PlannedShare[] }

/** What was understood of a typed structure, in words, with the zones it names. */
export function StructureWords({ structure, shares }: StructureWordsProps) {
  const { t } = useTranslation('session-form')
  const runText = useRunText()
  const format = useFormat()
  const zones = useQuery({ ...query(intensities), ...lookup }).data?.data ?? []
  const { rounds, runs } = readingOf(structure)
  const list = runs.map(runText).join(t('inWords.next'))
  const named = shares.map(({ id, percentage }) => {
    const zone = zones.find((one) => one.id === id)
    return `${zone?.name ?? ''} ${format.percent(percentage)}`
  })
  return (
    <Text size="sm">
      {rounds > 1 ? t('inWords.rounds', { rounds: format.number(rounds), list }) : list}
      {named.length > 0 && (
        <>
          <br />
          {t('inWords.zones', { zones: named.join(listSeparator()) })}
        </>
      )}
    </Text>
  )
}

function useRunText(): (run: Run) => string {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const timeText = (seconds: number) => {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
    const decimals = Number.isInteger(rest) ? 0 : 1
    const values = { minutes: format.number(minutes), seconds: format.number(rest, decimals) }
    if (minutes === 0) return t('inWords.seconds', values)
    return t(rest === 0 ? 'inWords.minutes' : 'inWords.both', values)
  }
  const extentText = (extent: Extent) =>
    'distance_m' in extent ? format.distance(extent.distance_m) : timeText(extent.time_s)
  return ({ count, piece }) => {
    const work = segmentsOf(piece).map(extentText).join(' + ')
    const { rest_s, stroke_rate } = piece
    const parts = [
      count > 1 ? t('inWords.times', { times: format.number(count), work }) : work,
      stroke_rate !== undefined &&
        t('inWords.rate', { rate: format.number(stroke_rate, stroke_rate % 1 === 0 ? 0 : 1) }),
      rest_s > 0 &&
        t(count > 1 ? 'inWords.restEach' : 'inWords.restAfter', { rest: timeText(rest_s) }),
    ]
    return parts.filter((part) => part !== false).join('')
  }
}
