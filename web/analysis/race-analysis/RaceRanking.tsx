import { Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { LineSample } from '../../ui/LineSample.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { onScheme } from '../../ui/theme-colours.ts'
import { raceWriters } from './race-figures.ts'
import type { DrawnLine } from './race-panels.ts'
import { lossOf, stretchesOf, timeOver } from './race-stretches.ts'
import ui from '../../ui/ui.module.css'
import classes from './racing.module.css'

const nameColour = ({ look }: DrawnLine) => ({
  color: onScheme(look.colour.light, look.colour.dark),
})

type RaceRankingProps = {
  /** The fastest first. */
  lines: readonly DrawnLine[]
  /** Crews differ in class or length, so that times alone do not rank them. */
  byPercent: boolean
}

/** The order, with the time of each and how far behind. */
export function RaceRanking({ lines, byPercent }: RaceRankingProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  return (
    <section aria-label={t('ranking')}>
      <Title order={2}>{t('ranking')}</Title>
      <ol className={classes.ranking}>
        {lines.map((drawn, place) => {
          const { line, name, look } = drawn
          const { time, gap_s, gap_m, prognostic } = line.total
          const writers = raceWriters(format, line.sport_id)
          const gaps =
            byPercent || gap_s === null || gap_s === 0
              ? []
              : [
                  `${writers.gap_s.write(gap_s)} s`,
                  ...(gap_m === null ? [] : [`${writers.gap_m.write(gap_m)} m`]),
                ]
          const percent = prognostic === null ? [] : [`${format.percent(prognostic, 1)} GMT`]
          return (
            <li key={name} className={classes.ranked}>
              <strong>{format.number(place + 1)}</strong>
              <LineSample look={look} width={20} />
              <span className={classes.who}>
                {name}
                {line.class !== '' && <span className={classes.detail}>{line.class}</span>}
              </span>
              <span className={classes.time}>
                <strong>{format.resultTime(time)}</strong>
                <span className={classes.detail}>{[...gaps, ...percent].join(' · ')}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type OverCourseProps = { lines: readonly DrawnLine[]; course: number }

/** So many crews stand beside each other in the narrow column. */
const MOST_BESIDE = 5

/** Times over the stretches of the course, the fastest of each in bold. */
export function StretchTimes({ lines, course }: OverCourseProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const rows = stretchesOf(course).map((stretch) => ({
    ...stretch,
    times: lines.slice(0, MOST_BESIDE).map(({ line }) => timeOver(line, stretch)),
  }))
  if (rows.every(({ times }) => times.every((time) => time === null))) return null
  return (
    <section aria-label={t('stretches')}>
      <Title order={2}>{t('stretches')}</Title>
      <ScrollRegion label={t('stretches')} className={ui.scroll}>
        <Table className={classes.stretches ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('toMetres')}</Table.Th>
              {lines.slice(0, MOST_BESIDE).map((drawn) => (
                <Table.Th key={drawn.name} ta="right" style={nameColour(drawn)}>
                  {drawn.name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ to, times }) => {
              const known = times.filter((time) => time !== null)
              const best = Math.min(...known)
              return (
                <Table.Tr key={to}>
                  <Table.Td>{format.number(to)}</Table.Td>
                  {times.map((time, place) => (
                    <Table.Td
                      key={lines[place]?.name}
                      ta="right"
                      fw={known.length > 1 && time === best ? 650 : 400}
                    >
                      {format.resultTime(time)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </section>
  )
}

/** So many crews behind are spoken of. */
const MOST_SPOKEN_OF = 4

/** In words, on which stretch each of the class lost most against the first. */
export function WhereWon({ lines, course }: OverCourseProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const [first, ...others] = lines
  if (!first) return null
  const stretches = stretchesOf(course)
  const rivals = others.filter(({ line }) => line.class === first.line.class)
  const sentences = rivals.slice(0, MOST_SPOKEN_OF).flatMap(({ line, name }) => {
    const loss = lossOf(line, first.line, stretches)
    if (!loss) return []
    const { from, to, lost, total, isEven, rate } = loss
    const words = {
      name,
      lost: format.number(lost, 1),
      total: format.number(total, 1),
      from: format.number(from),
      to: format.number(to),
      each: format.number(total / stretches.length, 1),
      length: format.number((stretches[0]?.to ?? 0) - (stretches[0]?.from ?? 0)),
    }
    const text = t(isEven ? 'won.even' : 'won.most', words)
    if (isEven || rate === null || Math.abs(rate) < 0.05) return [text]
    const strokes = format.strokeRate(Math.abs(rate), 1)
    return [`${text} ${t(rate < 0 ? 'won.lower' : 'won.higher', { rate: strokes })}`]
  })
  if (sentences.length === 0) return null
  return (
    <section aria-label={t('won.title')}>
      <Title order={2}>{t('won.title')}</Title>
      {sentences.map((sentence) => (
        <Text key={sentence} fz={13}>
          {sentence}
        </Text>
      ))}
    </section>
  )
}
