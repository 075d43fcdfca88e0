import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { HeldPower } from '#contract/analysis/reports-ergo.ts'
import { ergoPaceOfWatts, paceOfSpeed } from '#domain/time/pace.ts'
import { formatMinutes } from '#domain/time/duration.ts'
import {
  criticalFit,
  threeParameterFit,
  usedBests,
  type EffortBest,
} from '#domain/training/critical-power.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting, type WaitingProps } from '../../load/Waiting.tsx'
import { PeriodChip } from '../../ui/filters/PeriodChip.tsx'
import ui from '../../ui/ui.module.css'
import { colon, comma, inBrackets } from '../../format/punctuation.ts'
import { ergoPieceLink } from './ergo-piece-list.tsx'
import type { CriticalDays } from './use-critical-days.ts'

/** The bests of somebody with their days and sources, named by who or what they are of. */
export type CriticalBests = {
  key: string
  label: string
  bests: readonly (EffortBest & Pick<HeldPower, 'date' | 'source' | 'session_id' | 'test'>)[]
}

type CriticalRatesProps = {
  kind: 'power' | 'speed'
  /** Power is also read as the pace of a rowing machine. */
  isErgo?: boolean
  /** Null until they are there. */
  of: readonly CriticalBests[] | null
  /** The days they are of. */
  on: CriticalDays
  found: WaitingProps['for']
}

const UNITS = { power: 'W', speed: 'm/s' } as const

/** Critical power or speed of each, with the bests it follows from, or why it does not. */
export function CriticalRates({ kind, isErgo = false, of, on, found }: CriticalRatesProps) {
  const { t } = useTranslation('reports')
  return (
    <Stack gap="xs" component="section" aria-label={t(`critical.${kind}.title`)}>
      <Title order={2} size="h4">
        {t(`critical.${kind}.title`)}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`critical.${kind}.lead`)}
      </Text>
      <Group>
        <BestsOf {...on} />
      </Group>
      {!of && !on.problem && <Waiting for={found} rows={2} part />}
      {of?.length === 0 && <Text c="dimmed">{t('critical.none')}</Text>}
      <List spacing="xs">
        {of?.map((one) => (
          <List.Item key={one.key}>
            <CriticalRate {...one} {...{ kind, isErgo }} />
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

const NINETY = 'ninety-days'

/** The days of the bests, which can be moved. */
function BestsOf({ days, isUsual, problem, change }: CriticalDays) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { start_date, end_date } = days
  return (
    <PeriodChip
      label={t('critical.days')}
      words={`${format.dayOfMonth(start_date)} – ${format.dayOfMonth(end_date)}`}
      spans={[{ value: NINETY, label: t('critical.ninety') }]}
      span={isUsual ? NINETY : null}
      onSpan={() => change(null)}
      from={start_date}
      to={end_date}
      onDays={({ from = start_date, to = end_date }) => change({ start_date: from, end_date: to })}
      error={problem ? t(`filters.${problem}`) : null}
    />
  )
}

function CriticalRate({
  kind,
  isErgo,
  label,
  bests,
}: CriticalBests & Required<Pick<CriticalRatesProps, 'kind' | 'isErgo'>>) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const fit = criticalFit(bests)
  const used = usedBests(bests)
  const more = kind === 'power' ? threeParameterFit(bests) : null
  const decimals = kind === 'power' ? 0 : 2
  const rate = (value: number) => format.number(value, decimals)
  const reserve = (value: number) =>
    kind === 'power' ? format.number(value / 1000, 1) : format.number(value)
  const pace = (value: number) =>
    format.pace(kind === 'speed' ? paceOfSpeed(value, 500) : ergoPaceOfWatts(value))
  const pointOf = ({ seconds, done, date, source }: CriticalBests['bests'][number]) => {
    const duration = formatMinutes(Math.round(seconds)) ?? ''
    const from = `${format.dayOfMonth(date)}${comma()}${t(`critical.sources.${source}`)}`
    return `${duration} ${rate(done / seconds)} ${UNITS[kind]}${inBrackets(from)}`
  }
  return (
    <>
      <Text className={ui.tabular}>
        {label !== '' && label + colon()}
        {typeof fit === 'string'
          ? t(`critical.faults.${fit}`)
          : t(`critical.${kind}.fit`, {
              rate: rate(fit.rate),
              error: format.number(fit.rate_error, kind === 'power' ? 1 : 2),
              reserve: reserve(fit.reserve),
              reserveError: reserve(fit.reserve_error),
            })}
        {typeof fit !== 'string' && (kind === 'speed' || isErgo) && ` ${pace(fit.rate)}.`}
      </Text>
      {more && typeof fit !== 'string' && (
        <Text size="sm" className={ui.tabular}>
          {t('critical.three', {
            rate: rate(more.rate),
            reserve: reserve(more.reserve),
            most: rate(more.most),
          })}
        </Text>
      )}
      {used.length > 0 && (
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {t('critical.points', { count: used.length }) + colon()}
          {used.map((best, place) => (
            <Fragment key={best.seconds}>
              {place > 0 && ' · '}
              <Anchor component={Link} to={ergoPieceLink(best)} inherit>
                {pointOf(best)}
              </Anchor>
            </Fragment>
          ))}
        </Text>
      )}
    </>
  )
}
