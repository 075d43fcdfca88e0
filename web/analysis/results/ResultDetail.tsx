import { Stack, Text, Title, Group } from '@mantine/core'
import { lazy, useEffect, useRef, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import { providerFacts } from '#domain/constants/providers.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { speedOf } from '#domain/time/pace.ts'
import { recordedTime } from '#domain/training/score-figures.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { useFormat } from '../../format/format.ts'
import { FileNotes } from '../../recordings/imports/open.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import { useZones, zoneParts } from '../../lookups/zones.ts'
import { StatTile } from '../../ui/StatTile.tsx'
import { writeOnScale } from '../../format/speed-scale.ts'
import { LapsAndSplits } from './LapsAndSplits.tsx'
import { OutingDevices } from './OutingDevices.tsx'

/** The figures of one result; what was not measured is left out. */
function ResultTotals({ result }: { result: SessionResult }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const scale = speedScale(result.sport_id)
  const time = recordedTime(result)
  const pace = onScale(scale, speedOf(result.distance, time))
  const { units } = format
  const tiles = [
    {
      label: t('columns.distance'),
      known: result.distance,
      value: format.number(result.distance),
      unit: units.distance,
    },
    { label: t('columns.time'), known: time, value: format.resultTime(time) },
    {
      label: t('movingTime'),
      known: result.moving_time === time ? null : result.moving_time,
      value: format.resultTime(result.moving_time),
    },
    {
      label: scale.kind === 'pace' ? t('columns.pace') : t('columns.speed'),
      known: pace,
      value: writeOnScale(scale, pace, format),
      unit: unitOfScale(scale),
    },
    {
      label: t('columns.heartRate'),
      known: result.heart_rate_avg,
      value: format.number(result.heart_rate_avg),
      unit: units.heartRate,
    },
    {
      label: t('columns.heartRateMax'),
      known: result.heart_rate_max,
      value: format.number(result.heart_rate_max),
      unit: units.heartRate,
    },
    {
      label: t('columns.strokeRate'),
      known: result.stroke_rate_avg,
      value: format.number(result.stroke_rate_avg),
      unit: units.strokeRate,
    },
    {
      label: t('columns.power'),
      known: result.power_avg,
      value: format.number(result.power_avg),
      unit: units.power,
    },
    { label: t('columns.ets'), known: result.ets, value: format.load(result.ets) },
    { label: t('columns.trimp'), known: result.trimp, value: format.load(result.trimp) },
  ]
  return (
    <Group gap="xl">
      {tiles
        .filter(({ known }) => known !== null)
        .map(({ label, value, unit }) => (
          <StatTile key={label} label={label} value={value} {...(unit !== undefined && { unit })} />
        ))}
    </Group>
  )
}

// The drawing libraries are only fetched for those who look at curves.
const ActivityCurves = lazy(() =>
  orNothing(
    import('../../recordings/activities/ActivityCurves.tsx').then((module) => ({
      default: module.ActivityCurves,
    })),
  ),
)

type ResultDetailProps = {
  result: SessionResult
  /** All that was recorded of the same outing, the one that counts first. */
  outing: readonly SessionResult[]
  /** The title to use where the person's name is already shown above it. */
  title?: string
  /** Chosen by the reader, who is taken there; false when it is merely the first to show. */
  asked: boolean
}

/** One result in full: totals, zones, laps, splits, curves and track. */
export function ResultDetail({
  result,
  outing,
  title = result.full_name,
  asked,
}: ResultDetailProps) {
  const { t } = useTranslation('results')
  const curves = opensPart('curves', useViewer())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked) heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [asked])
  return (
    <Stack gap="lg" component="section" aria-label={title}>
      <Title order={2} ref={heading} style={{ scrollMarginTop: 72 }}>
        {title}
      </Title>
      <OutingDevices shown={result} outing={outing} />
      <ResultTotals result={result} />
      <OwnersOnly source={result.source} />
      {result.seen ? (
        <>
          <Zones seconds={result.zone_seconds} />
          <FileNotes activities={[result]} />
          <PartNotice part="curves" />
          {curves && (
            <Suspense fallback={<PageState state="loading" rows={10} />}>
              <ActivityCurves
                activityId={result.activity_id}
                sportId={result.sport_id}
                name={result.full_name}
              />
            </Suspense>
          )}
          <LapsAndSplits activityId={result.activity_id} sportId={result.sport_id} />
        </>
      ) : (
        <Text c="dimmed">{t('closed', { name: result.full_name })}</Text>
      )}
    </Stack>
  )
}

/** Says to the owner that the provider's terms hide this result from everybody else. */
function OwnersOnly({ source }: Pick<SessionResult, 'source'>) {
  const { t } = useTranslation('results')
  const facts = providerFacts(source ?? '')
  return facts?.owner_only ? <Text c="dimmed">{t('ownerOnly', { name: facts.name })}</Text> : null
}

function Zones({ seconds }: { seconds: readonly number[] }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const zones = useZones()
  if (!seconds.some((value) => value > 0)) return null
  return (
    <Stack gap="xs" maw={720}>
      <Title order={3}>{t('zones')}</Title>
      <ZoneBar
        label={t('zones')}
        parts={zoneParts(zones, seconds)}
        writeShare={(share) => format.percent(share)}
        legend
      />
    </Stack>
  )
}
