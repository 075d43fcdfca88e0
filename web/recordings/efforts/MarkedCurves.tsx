import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState, type ReactNode, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { onOwnClock, shownAmong, type Ends, type Shown } from '#domain/training/shown-clock.ts'
import { channelsQuery } from '../activities/open.ts'
import type { Band } from '../../ui/charts/bands.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { PiecesPart } from './PiecesPart.tsx'
import { trackOf } from './track.ts'
import { useMarking } from './use-marking.ts'

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
