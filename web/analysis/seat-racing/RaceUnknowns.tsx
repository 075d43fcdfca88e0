import { List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import { contradictionsOf, notCompared, separateGroups } from './race-words.ts'
import { useRaceWriters } from './use-race-writers.ts'

/** What the pieces leave open, and what had to be assumed. */
export function RaceUnknowns({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { nameOf } = useRaceWriters(race)
  const { results } = race
  const alone = notCompared(results)
  const list = (ids: readonly number[]) => format.conjunction(ids.map(nameOf))
  const lines = [
    ...(alone.length > 0 ? [t('unknown.alone', { names: list(alone) })] : []),
    ...(separateGroups(results).length > 0
      ? [t('unknown.groups', { groups: separateGroups(results).map(list).join(' / ') })]
      : []),
    ...(results.sigma === null ? [t('unknown.unchecked')] : []),
    ...(results.rowers.some(({ side }) => side !== null) ? [t('unknown.sides')] : []),
    ...(results.boat_term === 'dropped' ? [t('unknown.boats')] : []),
    ...contradictionsOf(results).map(({ one, other }) =>
      t('unknown.contradiction', { one: nameOf(one), other: nameOf(other) }),
    ),
    ...(results.drift_subtracted ? [t('unknown.drift', { count: results.controls })] : []),
    ...(results.left_out.length > 0
      ? [t('unknown.leftOut', { count: results.left_out.length })]
      : []),
  ]
  return (
    <section aria-label={t('unknown.title')}>
      <List spacing={4}>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {results.boats.map(({ name, difference }) => (
          <List.Item key={name}>
            {t(difference > 0 ? 'unknown.slowerBoat' : 'unknown.fasterBoat', {
              name,
              seconds: t('seconds', { seconds: format.number(Math.abs(difference), 1) }),
            })}
          </List.Item>
        ))}
      </List>
    </section>
  )
}
