import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import { colon, comma } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { decimal, figure, text, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { NO_DATA } from '../../format/no-data.ts'
import { namesOf } from './queries.ts'
import { sidesOf } from './race-words.ts'
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
function PairTable({ race }: { race: SeatRace }) {
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

type Rower = SeatRaceResults['rowers'][number] & { name: string }
type Residual = SeatRaceResults['residuals'][number] & { number: number }

/** Figures of those who can be compared with others. */
const compared = (of: (rower: Rower) => number | null) => (rower: Rower) =>
  rower.rank === null ? null : of(rower)

const rowerList = list('seat-racing', 'columns', rows<Rower, { distance: number }>(), {
  id: 'seat-race-rowers',
  title: ({ t }) => t('columns.label'),
  columns: {
    name: text(({ name }) => name),
    rank: figure(({ rank }) => rank, undefined, {
      cell: ({ rank }, { t }) => rank ?? t('columns.notComparable'),
    }),
    effect: decimal(
      compared(({ effect }) => effect),
      2,
      {
        unit: ({ format, distance }) => `s / ${format.distance(distance)}`,
      },
    ),
    'per-500': decimal(
      compared(({ per_500 }) => per_500),
      2,
      { unit: 's / 500 m' },
    ),
    error: decimal(
      compared(({ standard_error }) => standard_error),
      2,
      { unit: 's' },
    ),
    pieces: figure(({ pieces }) => pieces),
    wins: figure(({ wins }) => wins),
    gmt: decimal(({ mean_gmt }) => mean_gmt, 1, { unit: '%' }),
  },
  headers: { 'per-500': ({ t }) => t('columns.per500') },
  rowKey: ({ user_id, side }) => `${user_id} ${side}`,
  sortedBy: 'rank',
  phone: ({ name, rank, effect }, { t, format }) => (
    <Stack gap={0}>
      <Text fw={650}>{rank === null ? name : `${rank}. ${name}`}</Text>
      <Text size="sm" c="dimmed">
        {rank === null
          ? t('columns.notComparable')
          : t('seconds', { seconds: format.number(effect, 2) })}
      </Text>
    </Stack>
  ),
})

const residualList = list('seat-racing', 'residuals', rows<Residual>(), {
  id: 'seat-race-residuals',
  title: ({ t }) => t('residuals.title'),
  columns: {
    piece: text(({ number }) => number),
    boats: text(({ one, other }) => `${one} – ${other}`),
    measured: decimal(({ measured }) => measured, 2, { unit: 's' }),
    fitted: decimal(({ fitted }) => fitted, 2, { unit: 's' }),
    residual: decimal(({ residual }) => residual, 2, { unit: 's' }),
  },
  rowKey: ({ piece_id, one, other }) => `${piece_id} ${one} ${other}`,
  columnChoice: false,
  phone: ({ number, one, other, residual }, { t, format }) => (
    <Text size="sm">
      {t('pieces.piece', { number }) + colon()}
      {`${one} – ${other}` + comma()}
      {t('seconds', { seconds: format.number(residual, 2) })}
    </Text>
  ),
})

/**
 * The numbers behind the words: everybody's effect on the boat, side by side, and how well the
 * pieces agree.
 */
export function RaceNumbers({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const nameOf = namesOf(race)
  const { results, pieces } = race
  if (results.counted.length === 0) return null
  const sides = sidesOf(results).map(({ side }) => side)
  const residuals = results.residuals.map((one) => ({
    ...one,
    number: pieces.find(({ id }) => id === one.piece_id)?.position ?? 0,
  }))
  return (
    <Stack gap="lg">
      {sides.map((side) => (
        <section key={side ?? ''} aria-label={t(`sides.${side ?? 'both'}`)}>
          <Title order={3}>{t(`sides.${side ?? 'both'}`)}</Title>
          <ListTable
            of={rowerList}
            given={{ distance: results.distance }}
            rows={results.rowers
              .filter((rower) => rower.side === side)
              .map((rower) => ({ ...rower, name: nameOf(rower.user_id) }))}
          />
        </section>
      ))}
      <PairTable race={race} />
      <ResidualTable residuals={residuals} results={results} />
    </Stack>
  )
}

type ResidualTableProps = { residuals: readonly Residual[]; results: SeatRaceResults }

function ResidualTable({ residuals, results }: ResidualTableProps) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  return (
    <section aria-label={t('residuals.title')}>
      <Title order={3}>{t('residuals.title')}</Title>
      <Text c="dimmed">
        {results.sigma === null
          ? t('residuals.noSpare')
          : t('residuals.sigma', {
              seconds: format.number(results.sigma, 2),
              count: results.degrees_of_freedom,
            })}
      </Text>
      <ListTable of={residualList} rows={residuals} />
    </section>
  )
}
