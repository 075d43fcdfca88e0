import { Group, Stack, Text, Button, Chip, Input } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import type { Recording } from '#contract/recordings/telemetry.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { onScheme } from '../../ui/theme-colours.ts'
import { DriveCurves } from './DriveCurves.tsx'
import { boatLine, seatLines, type Line } from './lines.ts'
import { strokesQuery } from './queries.ts'
import { SeatTable } from './SeatTable.tsx'
import { StretchChoice } from './StretchChoice.tsx'
import { StrokePanels } from './StrokePanels.tsx'
import { StrokeScrubber } from './StrokeScrubber.tsx'
import { announcedTable, type StrokeTable } from './stroke-table.ts'
import { TelemetrySetup } from './TelemetrySetup.tsx'
import { useTelemetrySearch } from './use-telemetry-search.ts'
import classes from './telemetry.module.css'

/** Which seats lie over each other in the charts, kept in the address. */
function SeatChoice({ lines, chosen }: { lines: readonly Line[]; chosen: readonly Line[] }) {
  const { t } = useTranslation('telemetry')
  const [, change] = useTelemetrySearch()
  const all = lines.flatMap(({ position }) => position ?? [])
  const show = (position: number, shown: boolean) =>
    change(({ seats }) => {
      const next = all.filter((seat) => (seat === position ? shown : (seats ?? all).includes(seat)))
      return { seats: next.length === all.length ? null : next }
    })
  return (
    <Input.Wrapper label={t('seats')} labelElement="div">
      <Group gap={6} role="group" aria-label={t('seats')} className={classes.chips ?? ''}>
        {lines.map((line) => (
          <SeatChip
            key={line.short}
            line={line}
            shown={chosen.includes(line)}
            onChange={(shown) => show(line.position ?? 0, shown)}
          />
        ))}
        {chosen.length < lines.length && (
          <Button variant="subtle" size="xs" onClick={() => change({ seats: null })}>
            {t('allSeats')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

type SeatChipProps = { line: Line; shown: boolean; onChange: (shown: boolean) => void }

const SeatChip = ({ line: { mark, name, colour }, shown, onChange }: SeatChipProps) => (
  <Chip
    checked={shown}
    onChange={onChange}
    size="sm"
    radius="sm"
    title={name}
    aria-label={name}
    variant="outline"
  >
    <span style={{ color: onScheme(colour.light, colour.dark), fontWeight: 650 }}>{mark}</span>
  </Chip>
)

const REST_MS = 300

/**
 * Keeps a value that follows the hand at once and is reported when the hand rests, because browsers
 * limit how often an address may change.
 */
function useScrubbed(initial: number | null, onRest: (value: number) => void) {
  const [value, setValue] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onRest)
  useEffect(() => {
    latest.current = onRest
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const move = (next: number) => {
    setValue(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(next), REST_MS)
  }
  return [value, move] as const
}

type RecordingViewProps = { recording: Recording; session: Session }

/**
 * One boat's strokes: curves over the drive, means beside a standard, and every stroke of the
 * stretch.
 */
export function RecordingView({ recording, session }: RecordingViewProps) {
  const asked = useQuery(strokesQuery(recording))
  const { data } = asked
  const announced = useMemo(() => announcedTable(recording), [recording])
  if (asked.isError && !data) return <Waiting for={asked} />
  if (data?.times.length === 0)
    return <PageState state="error" retry={() => void asked.refetch()} />
  // Everything but the values is laid out while they load, so that they only have to be filled in.
  return (
    <div className={classes.stage}>
      {!data && <Waiting for={asked} rows={12} />}
      <div className={data ? undefined : classes.waiting}>
        <Strokes recording={recording} session={session} table={data ?? announced} />
      </div>
    </div>
  )
}

function Strokes({ recording, session, table }: RecordingViewProps & { table: StrokeTable }) {
  const { t } = useTranslation('telemetry')
  const [search, change] = useTelemetrySearch()
  const { all, boat } = useMemo(() => {
    const words = { seat: (number: number) => t('seat', { number }), boat: t('boat') }
    return { all: seatLines(recording, words), boat: boatLine(words) }
  }, [recording, t])
  const { seats } = search
  const wanted = seats?.join()
  const chosen = useMemo(() => {
    const places = wanted?.split(',').map(Number)
    return places
      ? all.filter(({ position }) => position === null || places.includes(position))
      : all
  }, [all, wanted])
  const end = Math.max(0, table.times.length - 1)
  const first = Math.min(search.span?.first ?? 0, end)
  const last = Math.min(search.span?.last ?? end, end)
  const span = useMemo(() => ({ first, last }), [first, last])
  const [at, setAt] = useScrubbed(search.stroke, (next) => change({ stroke: next }))
  const stroke = Math.min(Math.max(at ?? first, first), last)
  const closed = recording.seats.filter(({ seen }) => !seen).length
  return (
    <Stack gap="xl">
      <Group gap="lg" align="flex-end" className={classes.choices ?? ''}>
        {all.length > 1 && <SeatChoice lines={all} chosen={chosen} />}
        <StretchChoice
          recording={recording}
          times={table.times}
          span={span}
          onChange={(next) => change({ span: next })}
        />
      </Group>
      {closed > 0 && (
        <Text c="dimmed">{all.length === 0 ? t('noneOpen') : t('closed', { count: closed })}</Text>
      )}
      {all.length > 0 && chosen.length === 0 && <Text c="dimmed">{t('chooseSeat')}</Text>}
      {chosen.length > 0 && recording.curves.length > 0 && (
        <DriveCurves
          recording={recording}
          lines={chosen}
          times={table.times}
          span={search.span && span}
          stroke={stroke}
        />
      )}
      <StrokeScrubber
        times={table.times}
        span={span}
        stroke={stroke}
        onStroke={setAt}
        video={{
          address: session.video_stream_url,
          offset: recording.video_offset,
          canSet: recording.can_edit,
        }}
      />
      {chosen.length > 0 && (
        <SeatTable recording={recording} table={table} lines={chosen} boat={boat} span={span} />
      )}
      <StrokePanels
        table={table}
        seats={chosen}
        boat={boat}
        span={span}
        stroke={stroke}
        onSpan={(next) => change({ span: next })}
        onStroke={setAt}
      />
      {recording.can_edit && (
        <TelemetrySetup
          key={stroke}
          recording={recording}
          session={session}
          stroke={stroke}
          times={table.times}
        />
      )}
    </Stack>
  )
}
