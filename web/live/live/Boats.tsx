import { Select, Stack, Alert, Group, Text, Title } from '@mantine/core'
import { lazy, useMemo, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconClockOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { rankedAtLines, type Passings } from '#domain/live/lines.ts'
import { ranksIn, piecesBegun } from '#domain/live/ranks.ts'
import type { Stretch } from '#domain/live/sections.ts'
import { SAMPLES_KEPT_DAYS } from '#domain/live/recording.ts'
import { gates } from '#contract/recordings/efforts.ts'
import type { LiveBoat } from '#contract/live/live.ts'
import { isSilent } from '#domain/live/fresh.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone, useTablet } from '../../ui/use-phone.ts'
import { useShortList } from '../../ui/use-short-list.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { query } from '../../api/api.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { BoatsTable, type BoatRow } from './BoatsTable.tsx'
import { hasPlaces } from './looks.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { passingsIn, stretchesOf, sectionIn } from './sections.ts'
import { lineRows, splitRows } from './split-rows.ts'
import { Splits } from './Splits.tsx'
import { useReplay } from './use-replay.ts'
import { useSlowly } from './use-slowly.ts'
import { onceEach, type Water } from './water.ts'
import { BoatState } from './BoatState.tsx'
import classes from './live.module.css'

type OtherRecordingsProps = { boats: readonly LiveBoat[]; now: number }

/** What else was recorded of boats that are shown: by a second device, or before it began again. */
function OtherRecordings({ boats, now }: OtherRecordingsProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  if (boats.length === 0) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('otherRecordings')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('otherRecordingsText')}
      </Text>
      <ul className={classes.list}>
        {boats.map((boat) => (
          <li key={boat.recording_id} className={classes.item}>
            <Group gap="sm">
              <Text fw={600}>{boat.name}</Text>
              <BoatState boat={boat} silent={isSilent(boat, now)} />
            </Group>
            <Text size="sm" ms="auto">
              {format.distance(boat.distance)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** What boats are compared on: all they recorded, one of their pieces, or a course of the club. */
function useSection({ boats }: Water) {
  const { t } = useTranslation('live')
  const viewer = useViewer()
  const { data } = useQuery({ ...query(gates), enabled: can(gates.access, viewer) })
  const courses = useMemo(() => data?.data ?? [], [data])
  const [choice, setChoice] = useState('whole')
  const pieces = useMemo(() => piecesBegun(boats), [boats])
  const section = useMemo(() => sectionIn(choice, courses), [choice, courses])
  const choices = [
    { value: 'whole', label: t('wholeRecording') },
    ...pieces.map((number) => ({ value: `piece ${number}`, label: t('piece', { number }) })),
    ...courses.map(({ id, name }) => ({ value: `course ${id}`, label: t('course', { name }) })),
  ]
  return { section, choice, choices, setChoice }
}

// The drawing libraries are fetched once there is something to draw.
const BoatsOnMap = lazy(() =>
  orNothing(import('./BoatsOnMap.tsx').then((module) => ({ default: module.BoatsOnMap }))),
)

type BoatsTogetherProps = { table: ReactNode; water: Water; now: number }

/** On a tablet the table and the map are in sight together. */
function BoatsTogether({ table, water, now }: BoatsTogetherProps) {
  const { t } = useTranslation('live')
  return (
    <div className={classes.split}>
      <ScrollRegion label={t('boats')} className={classes.beside}>
        {table}
      </ScrollRegion>
      <section className={classes.beside} aria-label={t('map')}>
        <Suspense fallback={<PageState state="loading" rows={6} />}>
          <BoatsOnMap water={water} now={now} />
        </Suspense>
      </section>
    </div>
  )
}

/** Says of which boats there is nothing left to replay, and where to look instead. */
function GoneSamples({ boats }: Pick<Water, 'boats'>) {
  const { t } = useTranslation('live')
  const shortList = useShortList()
  if (boats.length === 0) return null
  const names = shortList(boats.map(({ name }) => name))
  return (
    <Alert color="gray" icon={<IconClockOff size={20} aria-hidden />} title={t('gone.title')}>
      {t('gone.text', { names, days: SAMPLES_KEPT_DAYS })}
    </Alert>
  )
}

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
