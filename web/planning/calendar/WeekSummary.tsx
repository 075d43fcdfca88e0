import { Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import {
  sumSessions,
  type LoadMetric,
  type PlannedAndDone,
  type Totals,
} from '#domain/training/week-summary.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { eachDay } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import { useZones, zoneParts } from '../../lookups/zones.ts'
import { clockOf } from './place-sessions.ts'
import { summed, useLoadMetric } from './summed.ts'
import { useDays } from './use-days.ts'
import classes from './week-summary.module.css'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import ui from '../../ui/ui.module.css'
import { comma, inBrackets } from '../../format/punctuation.ts'

type Row = { key: string; name: string; sums: PlannedAndDone }

type Days = { first: string; last: string }
export type WeekSummaryProps = Days & {
  items: readonly AgendaItem[]
  /**
   * Without a connection these are the days whose sessions this device keeps, with only what is
   * planned in them.
   */
  kept: Days | null
}

/** Seven days and their total: planned and done time, distance, load and intensities. */
export function WeekSummary({ items, first, last, kept }: WeekSummaryProps) {
  const { t } = useTranslation('calendar')
  const { timeZone } = useFormat()
  const days = useDays()
  const phone = usePhone()
  const metric = useLoadMetric()
  const clock = clockOf(timeZone)
  const shown = eachDay(first, last).filter(
    (day) => kept === null || (day >= kept.first && day <= kept.last),
  )
  const dayOf = (item: AgendaItem) => clock(Date.parse(item.start_date)).day
  const sessions = items.filter((item) => item.kind === 'session' && shown.includes(dayOf(item)))
  const sumOf = (day: string | null) =>
    sumSessions(sessions.filter((item) => day === null || dayOf(item) === day).map(summed), metric)
  const rows: Row[] = [
    ...shown.map((day) => ({
      key: day,
      name: `${days.weekday(day)} ${days.number(day)}`,
      sums: sumOf(day),
    })),
    { key: 'total', name: t(kept ? 'summary.keptTotal' : 'summary.total'), sums: sumOf(null) },
  ]
  if (shown.length === 0) return <Text c="dimmed">{t('summary.notKept')}</Text>
  const own = sessions.some(({ mine }) => mine?.athlete)
  return (
    <Stack gap="sm">
      {phone ? <Days rows={rows} metric={metric} /> : <WeekTable rows={rows} metric={metric} />}
      <Text size="sm" c="dimmed">
        {t(kept ? 'summary.kept' : own ? 'summary.whoseOwn' : 'summary.whoseMean')}
      </Text>
      <PartNotice part="load" />
    </Stack>
  )
}

function useWriters(metric: LoadMetric) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  return {
    /** "Distance (km)": one unit for the whole column. */
    head: {
      time: t('summary.time') + inBrackets('h'),
      distance: `${t('summary.distance')}${inBrackets(format.units.longDistance)}`,
      load: `${t('summary.load')}${inBrackets(t(`summary.loads.${metric}`))}`,
    },
    time: ({ time }: Totals) => format.duration(time),
    distance: ({ distance }: Totals) => format.longDistance(distance),
    load: ({ load }: Totals) => format.number(load, metric === 'rpe' ? 1 : 0),
  }
}

const ALL_MEASURES = ['time', 'distance', 'load'] as const

/** The load is a figure of the plan. */
function useMeasures(): readonly (typeof ALL_MEASURES)[number][] {
  const loads = opensPart('load', useViewer())
  return ALL_MEASURES.filter((measure) => loads || measure !== 'load')
}

type RowsProps = { rows: readonly Row[]; metric: LoadMetric }

function WeekTable({ rows, metric }: RowsProps) {
  const { t } = useTranslation('calendar')
  const measures = useMeasures()
  const write = useWriters(metric)
  return (
    <ScrollRegion label={t('summary.caption')} className={ui.scroll}>
      <Table className={classes.summary} aria-label={t('summary.caption')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('summary.day')}</Table.Th>
            {measures.map((measure) =>
              (['planned', 'done'] as const).map((side) => (
                <Table.Th key={`${measure} ${side}`} scope="col" ta="right">
                  {write.head[measure]}
                  <small>{t(`summary.${side}`)}</small>
                </Table.Th>
              )),
            )}
            <Table.Th scope="col">{t('summary.intensity')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, sums }) => (
            <Table.Tr key={key} data-total={key === 'total' || undefined}>
              <Table.Th scope="row">
                {name}
                <small>
                  {sums.sessions === 0
                    ? t('summary.noSessions')
                    : t('summary.sessions', { count: sums.sessions })}
                </small>
              </Table.Th>
              {measures.map((measure) =>
                (['planned', 'done'] as const).map((side) => (
                  <Table.Td
                    key={`${measure} ${side}`}
                    ta="right"
                    className={ui.tabular}
                    data-side={side}
                  >
                    {write[measure](sums[side])}
                  </Table.Td>
                )),
              )}
              <Table.Td miw={180}>
                <Zones sums={sums} name={name} legend={key === 'total'} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

/** On a phone a day is a short block. */
function Days({ rows, metric }: RowsProps) {
  const { t } = useTranslation('calendar')
  const measures = useMeasures()
  const write = useWriters(metric)
  return (
    <>
      {rows.map(({ key, name, sums }) => (
        <section
          key={key}
          className={classes.day}
          data-total={key === 'total' || undefined}
          aria-label={name}
        >
          <div className={classes.name}>
            <strong>{name}</strong>
            <Text component="span" size="sm" c="dimmed">
              {sums.sessions === 0
                ? t('summary.noSessions')
                : t('summary.sessions', { count: sums.sessions })}
            </Text>
          </div>
          {sums.sessions > 0 && (
            <>
              <dl className={classes.facts}>
                {measures.map((measure) => (
                  <div key={measure}>
                    <dt>
                      {measure === 'load' ? t(`summary.loads.${metric}`) : write.head[measure]}
                    </dt>
                    <dd className={ui.tabular}>
                      {write[measure](sums.planned)}
                      <small>{t('summary.planned')}</small>
                    </dd>
                    <dd className={ui.tabular}>
                      {write[measure](sums.done)}
                      <small>{t('summary.done')}</small>
                    </dd>
                  </div>
                ))}
              </dl>
              <Zones sums={sums} name={name} legend={key === 'total'} />
            </>
          )}
        </section>
      ))}
    </>
  )
}

type ZonesProps = {
  sums: PlannedAndDone
  name: string
  /** With the names of all zones: of the total, which has every one of the days. */ legend: boolean
}

function Zones({ sums, name, legend }: ZonesProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const zones = useZones()
  const sides = (['planned', 'done'] as const).filter((side) =>
    sums[side].zones.some((seconds) => seconds > 0),
  )
  return (
    <Stack gap={4}>
      {sides.map((side) => (
        <div key={side} className={classes.zones}>
          <small>{t(`summary.${side}`)}</small>
          <ZoneBar
            label={`${name}${comma()}${t('summary.intensity')}${inBrackets(t(`summary.${side}`))}`}
            parts={zoneParts(zones, sums[side].zones)}
            writeShare={(share) => format.percent(share)}
            height={18}
            legend={legend}
          />
        </div>
      ))}
    </Stack>
  )
}
