import { List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ergoPaceOfWatts, paceOfSpeed } from '#domain/time/pace.ts'
import { formatMinutes } from '#domain/time/duration.ts'
import {
  criticalFit,
  threeParameterFit,
  usedBests,
  type EffortBest,
} from '#domain/training/critical-power.ts'
import { useFormat } from '../../format/format.ts'
import ui from '../../ui/ui.module.css'
import { colon, inBrackets } from '../../format/punctuation.ts'

/** The bests of somebody with their days, named by who or what they are of. */
export type CriticalBests = {
  key: string
  label: string
  bests: readonly (EffortBest & { date: string })[]
}

type CriticalRatesProps = {
  kind: 'power' | 'speed'
  /** Power is also read as the pace of a rowing machine. */
  isErgo?: boolean
  of: readonly CriticalBests[]
}

const UNITS = { power: 'W', speed: 'm/s' } as const

/** Critical power or speed of each, with the bests it follows from, or why it does not. */
export function CriticalRates({ kind, isErgo = false, of }: CriticalRatesProps) {
  const { t } = useTranslation('reports')
  if (of.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={t(`critical.${kind}.title`)}>
      <Title order={2} size="h4">
        {t(`critical.${kind}.title`)}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`critical.${kind}.lead`)}
      </Text>
      <List spacing="xs">
        {of.map((one) => (
          <List.Item key={one.key}>
            <CriticalRate {...one} {...{ kind, isErgo }} />
          </List.Item>
        ))}
      </List>
    </Stack>
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
  const pointOf = ({ seconds, done, date }: CriticalBests['bests'][number]) => {
    const duration = formatMinutes(Math.round(seconds)) ?? ''
    return `${duration} ${rate(done / seconds)} ${UNITS[kind]}${inBrackets(format.dayOfMonth(date))}`
  }
  const points = used.map(pointOf).join(' · ')
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
          {t('critical.points', { points })}
        </Text>
      )}
    </>
  )
}
