import { Stack, Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState, Suspense, type ReactNode } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { onOwnClock, shownAmong, type Ends, type Shown } from '#domain/training/shown-clock.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { channelsQuery } from '../activities/open.ts'
import type { Band } from '../../ui/charts/bands.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { trackOf, type Track } from './track.ts'
import { useMarking, type Marking } from './use-marking.ts'
import { CourseField } from './CourseField.tsx'
import { KeptEfforts } from './KeptEfforts.tsx'
import { Proposals } from './Proposals.tsx'
import ui from '../../ui/ui.module.css'

type PiecesPartProps = {
  activityId: number
  sportId: number
  marking: Marking
  at: number
  track: Track | null
}

/**
 * Below the curves: what the recording seems to hold, what is kept of it, and its fastest
 * stretches.
 */
function PiecesPart({ activityId, sportId, marking, at, track }: PiecesPartProps) {
  const { t } = useTranslation('efforts')
  if (marking.asked.some(({ data }) => !data)) return <Waiting for={marking.asked} rows={4} part />
  return (
    <Stack gap="md" component="section" aria-label={t('title')}>
      <Group justify="space-between" align="flex-end">
        <Title order={2}>{t('title')}</Title>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          title={t('markHint')}
          onClick={() => marking.mark(at)}
        >
          {t('mark')}
        </Button>
      </Group>
      {track && <CourseField marking={marking} track={track} />}
      <Proposals activityId={activityId} sportId={sportId} marking={marking} />
      <KeptEfforts sportId={sportId} marking={marking} />
      <Best marking={marking} />
    </Stack>
  )
}

function Best({ marking }: { marking: Marking }) {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  if (marking.best.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={t('best')}>
      <Title order={3}>{t('best')}</Title>
      <Group gap="xs">
        {marking.best.map(({ length, time, start, finish }) => (
          <Button
            key={length}
            variant="default"
            h="auto"
            py={6}
            mih={44}
            title={t('show', { length })}
            onClick={() => marking.mark(start, finish)}
          >
            <Stack gap={0} align="flex-start">
              <Text size="xs" c="dimmed">
                {format.distance(length)}
              </Text>
              <Text size="sm" className={ui.tabular}>
                {format.resultTime(time)}
              </Text>
            </Stack>
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

// The drawing libraries are only fetched once there is something to draw.
const ActivityCurves = lazy(() =>
  orNothing(
    import('../activities/ActivityCurves.tsx').then((module) => ({
      default: module.ActivityCurves,
    })),
  ),
)

type MarkedCurvesProps = {
  activityId: number
  sportId: number
  shown: Shown
  /** A stretch of the page around, besides the pieces, and what happens when its ends are moved. */
  band: Band | null
  onBand: (ends: { start: number; finish: number }) => void
  /** Between the curves and the pieces: what is done with the time that is held or pointed at. */
  children: (at: number) => ReactNode
}

/** The recording over time with its pieces on it, and below them what becomes of each. */
export function MarkedCurves({
  activityId,
  sportId,
  shown,
  band,
  onBand,
  children,
}: MarkedCurvesProps) {
  const marking = useMarking(activityId, shown)
  const curves = opensPart('curves', useViewer())
  const { data } = useQuery({ ...channelsQuery(activityId), enabled: curves })
  const [pointed, setPointed] = useState(0)
  const [held, hold] = useHeld(shown)
  const at = held ?? pointed
  const list = band ? [band] : marking.bands
  const onMove = (key: string, ends: { start: number; finish: number }) =>
    key === band?.key ? onBand(ends) : marking.move(key, ends)
  const onChoose = (key: string) =>
    key.startsWith('effort-') && marking.choose(Number(key.slice('effort-'.length)))
  return (
    <Stack gap="xl">
      <PartNotice part="curves" />
      {curves && (
        <Suspense fallback={<PageState state="loading" rows={10} />}>
          <ActivityCurves
            activityId={activityId}
            sportId={sportId}
            bands={{ list, onMove, onChoose, held: { at: held, onHold: hold } }}
            onTime={setPointed}
          />
        </Suspense>
      )}
      {children(at)}
      <PiecesPart
        activityId={activityId}
        sportId={sportId}
        marking={marking}
        at={at}
        track={trackOf(data?.data.channels)}
      />
    </Stack>
  )
}

/** The held time, kept on the recording's own clock, so that a cut moves it with the curves. */
function useHeld(shown: Shown) {
  const [own, setOwn] = useState<Ends | null>(null)
  const held = own && (shownAmong([own], shown)[0]?.start ?? null)
  const hold = (at: number | null) =>
    setOwn(at === null ? null : onOwnClock({ start: at, finish: at }, shown))
  return [held, hold] as const
}
