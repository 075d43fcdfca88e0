import { Text, Title, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import { axisAround, Interval, IntervalTicks, type IntervalAxis } from '../../ui/Interval.tsx'
import { onScheme, SIDE_COLOURS, SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { inGroups } from '../../ui/table/grouping.ts'
import { colon, listSeparator, sentenceGap, sentences } from '../../format/punctuation.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { sidesOf, differenceOf, type SideStandings } from './race-words.ts'
import { useRaceWriters } from './use-race-writers.ts'
import classes from './seat-racing.module.css'

type PairMatrixProps = { race: SeatRace; side: SideStandings }

/** Each against each: the row is faster by so many seconds; what is clear is bold on green. */
function PairMatrix({ race, side: { side, standings } }: PairMatrixProps) {
  const { t } = useTranslation('seat-racing')
  const { shortName, signed } = useRaceWriters(race)
  if (standings.length < 2) return null
  const title = t('matrix.title')
  const label = `${title}${colon()}${t(`sides.${side ?? 'both'}`)}`
  return (
    <section aria-label={label}>
      <div className={classes.sideHead}>
        <Title order={2}>{title}</Title>
        <Text fz={13} c="dimmed" component="span">
          {t('matrix.scale')}
        </Text>
      </div>
      <ScrollRegion label={label} className={classes.wide}>
        <Table className={classes.matrix ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {standings.map(({ user_id }) => (
                <Table.Th key={user_id} scope="col">
                  {shortName(user_id)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {standings.map(({ user_id: one }) => (
              <Table.Tr key={one}>
                <Table.Th scope="row">{shortName(one)}</Table.Th>
                {standings.map(({ user_id: other }) => {
                  const found = one === other ? null : differenceOf(race.results, side, one, other)
                  return (
                    <Table.Td key={other} data-clear={found?.isClear || undefined}>
                      {found ? signed(found.seconds) : one === other ? '·' : '–'}
                    </Table.Td>
                  )
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </section>
  )
}

/** The answer as a sentence, then both sides beside each other with their doubt. */
export function RaceAnswer({ race, action }: { race: SeatRace; action: ReactNode }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { answer } = useRaceWriters(race)
  const { results } = race
  const sides = sidesOf(results)
  const isKnown = results.counted.length > 0 && sides.length > 0
  const axis = axisAround(
    sides.flatMap(({ standings }) =>
      standings.flatMap(({ gain, interval }) =>
        interval ? [interval.from, interval.to] : (gain ?? []),
      ),
    ),
  )
  return (
    <>
      <div className={classes.lead}>
        <section aria-label={t('known.title')}>
          <Text className={classes.answer ?? ''}>
            {isKnown
              ? sentences(
                  inGroups(sides, answer).map((alike) =>
                    t('answer.side', {
                      side: format.conjunction(
                        alike.map(({ side }) => t(`sides.${side ?? 'both'}`)),
                      ),
                      text: alike[0] ? answer(alike[0]) : '',
                    }),
                  ),
                )
              : t('known.nothing')}
          </Text>
          {isKnown && (
            <Text c="dimmed">
              {t('answer.from', {
                count: results.counted.length,
                distance: format.distance(results.distance),
              })}
              {sentenceGap()}
              {results.sigma !== null &&
                t('residuals.sigma', {
                  seconds: format.number(results.sigma, 2),
                  count: results.degrees_of_freedom,
                })}
            </Text>
          )}
        </section>
        {action}
      </div>
      {isKnown && (
        <>
          <div className={classes.sides}>
            {sides.map((side) => (
              <SideIntervals key={side.side ?? ''} race={race} side={side} axis={axis} />
            ))}
          </div>
          {results.sigma !== null && (
            <Text fz={13} c="dimmed" mt="-md">
              {t('answer.doubt')}
            </Text>
          )}
          <div className={classes.sides}>
            {sides.map((side) => (
              <PairMatrix key={side.side ?? ''} race={race} side={side} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

type SideIntervalsProps = { race: SeatRace; side: SideStandings; axis: IntervalAxis }

function SideIntervals({ race, side: { side, standings }, axis }: SideIntervalsProps) {
  const { t } = useTranslation('seat-racing')
  const { nameOf, signed, standing, interval } = useRaceWriters(race)
  const tone = side ? SIDE_COLOURS[side] : SIGNAL_COLOURS.blue
  const title = t(`sides.${side ?? 'both'}`)
  return (
    <section aria-label={title}>
      <div className={classes.sideHead}>
        <i
          className={classes.sideMark}
          style={{ background: onScheme(tone.light.text, tone.dark.text) }}
        />
        <Title order={2}>{title}</Title>
        <Text fz={13} c="dimmed" component="span">
          {t('answer.scale')}
        </Text>
      </div>
      <ul className={classes.standings}>
        {standings.map((one) => (
          <li key={one.user_id} className={classes.standing}>
            <strong className={classes.rank}>{one.rank ?? '–'}</strong>
            <span className={classes.rower}>{nameOf(one.user_id)}</span>
            <span className={classes.picture}>
              {one.gain !== null && (
                <Interval
                  axis={axis}
                  value={one.gain}
                  interval={one.interval}
                  tone={tone}
                  label={[nameOf(one.user_id), `${signed(one.gain)} s`, interval(one)]
                    .filter(Boolean)
                    .join(listSeparator())}
                />
              )}
            </span>
            <span className={classes.gain}>{one.gain === null ? '–' : signed(one.gain)}</span>
            <span className={classes.verdict}>{standing(one)}</span>
          </li>
        ))}
        <li className={classes.standing} aria-hidden>
          <span className={classes.picture}>
            <IntervalTicks axis={axis} write={signed} />
          </span>
        </li>
      </ul>
    </section>
  )
}
