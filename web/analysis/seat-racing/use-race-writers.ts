import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { sentences } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { namesOf, shortNamesOf } from './queries.ts'
import { answersOf, type SideStandings, type Standing } from './race-words.ts'

/** How people, seconds and what is known of a seat race are written. */
export function useRaceWriters(race: SeatRace) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  return useMemo(() => {
    const nameOf = namesOf(race)
    const shortName = shortNamesOf(race)
    const names = (ids: readonly number[]) => format.conjunction(ids.map(shortName))
    const signed = (value: number, decimals = 1) => {
      const written = format.number(value, decimals)
      return value > 0 && written !== format.number(0, decimals) ? `+${written}` : written
    }
    /** What is clear of one side, else why nothing is. */
    const answer = (side: SideStandings): string => {
      const said = answersOf(side).map(({ faster, slower }) =>
        t('answer.faster', {
          count: faster.length,
          faster: names(faster),
          slower: names(slower),
        }),
      )
      if (said.length > 0) return sentences(said)
      if (side.standings.every(({ gain }) => gain === null)) return t('answer.apart')
      return t(race.results.sigma === null ? 'answer.unchecked' : 'answer.close')
    }
    const standing = ({ gain, beats, beatenBy }: Standing): string => {
      if (gain === null) return t('columns.notComparable')
      if (beatenBy.length > 0) return t('answer.behind', { names: names(beatenBy) })
      if (beats.length > 0) return t('answer.ahead', { names: names(beats) })
      return t('answer.unclear')
    }
    const interval = ({ interval: known }: Standing): string =>
      known === null
        ? ''
        : t('known.interval', {
            from: format.number(known.from, 1),
            to: format.number(known.to, 1),
          })
    return { nameOf, shortName, names, signed, answer, standing, interval }
  }, [race, t, format])
}
