import { Stack, Text, Title } from '@mantine/core'
import { lazy, useEffect, useRef, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import { providerFacts } from '#domain/constants/providers.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format/format.ts'
import { FileNotes } from '../../recordings/imports/open.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import { useZones, zoneParts } from '../../lookups/zones.ts'
import { LapsAndSplits } from './LapsAndSplits.tsx'
import { OutingDevices } from './OutingDevices.tsx'
import { ResultTotals } from './ResultTotals.tsx'

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
