import { Select, Stack } from '@mantine/core'
import { lazy, useMemo, type ReactNode, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import { rankedAtLines, type Passings } from '#domain/live/lines.ts'
import { ranksIn } from '#domain/live/ranks.ts'
import type { Stretch } from '#domain/live/sections.ts'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone, useTablet } from '../../ui/use-phone.ts'
import { BoatsTable, type BoatRow } from './BoatsTable.tsx'
import { BoatsTogether } from './BoatsTogether.tsx'
import { GoneSamples } from './GoneSamples.tsx'
import { hasPlaces } from './looks.ts'
import { OtherRecordings } from './OtherRecordings.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { passingsIn, stretchesOf } from './sections.ts'
import { lineRows, splitRows } from './split-rows.ts'
import { Splits } from './Splits.tsx'
import { useReplay } from './use-replay.ts'
import { useSection } from './use-section.ts'
import { useSlowly } from './use-slowly.ts'
import { onceEach, type Water } from './water.ts'

// The drawing libraries are fetched once there is something to draw.
const BoatsDrawn = lazy(() =>
  orNothing(import('./BoatsDrawn.tsx').then((module) => ({ default: module.BoatsDrawn }))),
)

/** So often it is looked where boats are on a course, and for their splits. */
const LOOK_MS = 2_000

type BoatsProps = {
  water: Water
  sportId: number
  now: number
  /** Those whose samples are no longer there. */
  gone: Water['boats']
  /** What a coach can do with them. */
  controls?: ReactNode
}

/** The boats of a session, now or as they were: the table first, then splits, places and curves. */
export function Boats({ water, sportId, now, gone, controls }: BoatsProps) {
  const { t } = useTranslation('live')
  const replay = useReplay(water, now)
  const { water: shown, others } = useMemo(() => onceEach(replay.water), [replay.water])
  const { choice, choices, setChoice, stretches, passings, splits } = useStretches(
    water,
    shown,
    sportId,
  )
  const rows = useMemo(() => rowsOf(shown, stretches, passings), [shown, stretches, passings])
  const isTablet = useTablet()
  const phone = usePhone()
  const isSplit = isTablet && hasPlaces(shown)
  const table = (
    <BoatsTable
      rows={rows}
      sportId={sportId}
      now={replay.now}
      narrow={isSplit}
      toolbar={
        choices.length > 1 && (
          <Select
            label={t('rankBy')}
            data={choices}
            value={choice}
            allowDeselect={false}
            onChange={(value) => setChoice(value ?? 'whole')}
          />
        )
      }
    />
  )
  const coaching = (
    <>
      {replay.isOn ? null : controls}
      <ReplayBar replay={replay} />
    </>
  )
  return (
    <Stack gap="xl">
      {!phone && coaching}
      <GoneSamples boats={gone} />
      {isSplit ? <BoatsTogether table={table} water={shown} now={replay.now} /> : table}
      {phone && coaching}
      <OtherRecordings boats={others} now={replay.now} />
      <Splits boats={shown.boats} rows={splits} sportId={sportId} />
      <Suspense fallback={<PageState state="loading" rows={6} />}>
        <BoatsDrawn water={shown} sportId={sportId} now={replay.now} withMap={!isSplit} />
      </Suspense>
    </Stack>
  )
}

/** Where boats are in the section that one has chosen, and when they came by on their way. */
function useStretches(water: Water, shown: Water, sportId: number) {
  const { section, choice, choices, setChoice } = useSection(water)
  const looked = useSlowly(shown, LOOK_MS)
  const lookedIn = useMemo(() => stretchesOf(looked, section), [looked, section])
  const isCourse = section.kind === 'course'
  const stretches = useMemo(
    () => (isCourse ? lookedIn : stretchesOf(shown, section)),
    [isCourse, lookedIn, shown, section],
  )
  const lined = section.kind === 'course' && section.course.lines.length > 0 ? section.course : null
  const passings = useMemo(
    () => lined && passingsIn(looked, lined, lookedIn),
    [lined, looked, lookedIn],
  )
  const splits = useMemo(
    () => (lined && passings ? lineRows(lined, passings) : splitRows(looked, lookedIn, sportId)),
    [lined, passings, looked, lookedIn, sportId],
  )
  return { choice, choices, setChoice, stretches, passings, splits }
}

/** On a course with lines places and gaps are those at its lines. */
function rowsOf(
  { boats }: Water,
  stretches: ReadonlyMap<number, Stretch | null>,
  passings: ReadonlyMap<number, Passings> | null,
): BoatRow[] {
  const inSection = ranksIn(boats, stretches)
  const all = passings ? rankedAtLines(inSection, passings) : inSection
  const ranks = new Map(all.map((ranked) => [ranked.recording_id, ranked]))
  return boats.flatMap((boat, place) => {
    const ranked = ranks.get(boat.recording_id)
    return ranked ? [{ ...boat, ranked, place }] : []
  })
}
