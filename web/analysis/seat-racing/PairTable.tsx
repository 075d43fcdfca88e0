import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import { colon } from '../../format/punctuation.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { figure, text, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { useRaceWriters } from './use-race-writers.ts'

type Pair = SeatRaceResults['pairs'][number]
type PairWords = Pick<ReturnType<typeof useRaceWriters>, 'names' | 'signed'>

const seconds = (value: number | null, { signed }: ListWords<'seat-racing', PairWords>) =>
  value === null ? NO_DATA : signed(value)

const pairList = list('seat-racing', 'pairs', rows<Pair, PairWords>(), {
  id: 'seat-race-pairs',
  title: ({ t }) => t('pairs.title'),
  columns: {
    pair: text(({ one, other }, { names }) => names([one, other])),
    difference: figure(({ difference }) => difference, seconds, { unit: 's' }),
    margin: figure(({ margin }) => margin, undefined, {
      unit: 's',
      cell: ({ difference, margin }, { format }) =>
        difference === null || margin === null
          ? NO_DATA
          : `${format.number(difference - margin, 1)} – ${format.number(difference + margin, 1)}`,
    }),
    swing: figure(({ swing }) => swing, seconds, { unit: 's' }),
    direct: figure(({ direct }) => direct),
    indirect: figure(({ indirect }) => indirect),
    pieces_to_settle: figure(({ pieces_to_settle }) => pieces_to_settle),
  },
  rowKey: ({ one, other, side }) => `${one} ${other} ${side}`,
  phone: ({ one, other, difference }, { t, format, names }) => (
    <Text size="sm">
      {names([one, other]) + colon()}
      {difference === null ? NO_DATA : t('seconds', { seconds: format.number(difference, 1) })}
    </Text>
  ),
})

/** Every pair of a side with its interval, its swing, and how many more pieces would settle it. */
export function PairTable({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const { names, signed } = useRaceWriters(race)
  const pairs = race.results.pairs.filter(({ comparable }) => comparable)
  if (pairs.length === 0) return null
  return (
    <section aria-label={t('pairs.title')}>
      <Title order={3}>{t('pairs.title')}</Title>
      <ListTable of={pairList} given={{ names, signed }} rows={pairs} />
    </section>
  )
}
