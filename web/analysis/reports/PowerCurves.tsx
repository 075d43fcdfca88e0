import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ergoCurves, PowerCurve } from '#contract/analysis/reports-ergo.ts'
import { POWER_UNITS } from '#domain/reports/question.ts'
import { formatMinutes } from '#domain/time/duration.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useSportName } from '../../lookups/queries.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useAskedReport } from './asked-report.ts'
import { CurvesDrawn } from './CurvesDrawn.tsx'
import { CriticalRates } from './CriticalRates.tsx'
import { heldBests, powerLines } from './ergo-lines.ts'
import { useCriticalDays } from './use-critical-days.ts'
import { useSeasons } from './use-seasons.ts'

type PowerCurvesProps = {
  /** Any call that answers with curves. */
  call: Omit<typeof ergoCurves, 'path' | 'summary'> & { path: string; summary: string }
  isOfOne: boolean
  /** What is said where there is none. */
  none: string
  /** Power is also read as the pace of a rowing machine. */
  isErgo?: boolean
}

/** How much power was held for how long, with the day of each point. */
export function PowerCurves({ call, isOfOne, none, isErgo = false }: PowerCurvesProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { against: _against, ...asked } = useAskedReport().query
  const [search, change] = useSearchParam()
  const unit = POWER_UNITS.find((known) => known === search.get('unit')) ?? 'watts'
  const named = search.get('curves') ?? ''
  const chosen = useMemo(() => named.split(',').filter(Boolean), [named])
  const found = useQuery({
    ...query(call, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const curves = found.data?.data.curves
  const isPerKilogram = unit === 'per_kilogram'
  const seasons = useSeasons()
  const shown = useMemo(() => (curves ?? []).filter(isOneOf(chosen)), [curves, chosen])
  const drawn = useMemo(() => {
    const noteOf = (date: string) => format.dayOfMonth(date)
    return powerLines(shown, { isOfOne, isPerKilogram, noteOf, seasons })
  }, [shown, isOfOne, isPerKilogram, format, seasons])
  const duration = t('ergo.duration')
  const x = useMemo(
    () => ({ write: writeSeconds, label: duration, ticks: TICKS, logarithmic: true }),
    [duration],
  )
  const y = useMemo(
    () => ({
      write: (value: number) => `${format.number(value, isPerKilogram ? 1 : 0)} ${UNITS[unit]}`,
    }),
    [format, unit, isPerKilogram],
  )
  const people = new Map((curves ?? []).map(({ user_id, full_name }) => [user_id, full_name]))
  const title = t('ergo.curve')
  return (
    <Stack gap="sm">
      {(!curves || curves.length === 0 || drawn.count === 0) && (
        <Title order={2} size="h4">
          {title}
        </Title>
      )}
      {!curves && <Waiting for={found} rows={5} part />}
      {curves?.length === 0 && <Text c="dimmed">{none}</Text>}
      {curves && curves.length > 0 && (
        <Group gap="sm" align="flex-end">
          {!isOfOne && (
            <MultiChoice
              label={t('ergo.athletes')}
              w={320}
              groups={[
                {
                  group: t('ergo.athletes'),
                  items: [...people].map(([id, label]) => ({ value: String(id), label })),
                },
              ]}
              value={chosen}
              onChange={(ids) => change({ curves: ids.join(',') })}
            />
          )}
          <SegmentedControl
            aria-label={t('ergo.unit')}
            value={unit}
            onChange={(next) => change({ unit: next === 'watts' ? null : next })}
            data={POWER_UNITS.map((value) => ({ value, label: UNITS[value] }))}
          />
        </Group>
      )}
      {curves && curves.length > 0 && drawn.count === 0 && (
        <Text c="dimmed">{t('ergo.noWeights')}</Text>
      )}
      {drawn.count > 0 && <CurvesDrawn title={title} drawn={drawn} x={x} y={y} />}
      <CriticalPower {...{ call, isOfOne, isErgo, chosen }} hasCurves={(curves ?? []).length > 0} />
    </Stack>
  )
}

type CriticalPowerProps = Required<Pick<PowerCurvesProps, 'call' | 'isOfOne' | 'isErgo'>> & {
  /** Of these people, of all where there are none. */
  chosen: readonly string[]
  /** In the days of the report something was held. */
  hasCurves: boolean
}

/** Critical power by the bests of days of its own. */
function CriticalPower({ call, isOfOne, isErgo, chosen, hasCurves }: CriticalPowerProps) {
  const { against: _against, ...asked } = useAskedReport().query
  const on = useCriticalDays()
  const sportName = useSportName()
  const found = useQuery({
    ...query(call, { query: { ...asked, ...on.days } }),
    enabled: !on.problem,
    placeholderData: keepPreviousData,
  })
  const curves = found.data?.data.curves.filter(isOneOf(chosen))
  const labelOf = ({ full_name, sport_id }: PowerCurve) => {
    if (!isErgo) return sportName(sport_id)
    return isOfOne ? '' : full_name
  }
  const of = curves ? heldBests(curves, labelOf) : null
  if (!hasCurves && on.isUsual && (of ?? []).length === 0) return null
  return <CriticalRates kind="power" {...{ isErgo, of, on, found }} />
}

const isOneOf = (chosen: readonly string[]) => (curve: PowerCurve) =>
  chosen.length === 0 || chosen.includes(String(curve.user_id))

const UNITS = { watts: 'W', per_kilogram: 'W/kg' } as const

/** Durations named on the axis. */
const TICKS = [5, 15, 30, 60, 120, 300, 600, 1200, 3600]
const writeSeconds = (seconds: number) =>
  seconds < 60
    ? `${Math.round(seconds)} s`
    : (formatMinutes(Math.round(seconds)) ?? String(seconds))
