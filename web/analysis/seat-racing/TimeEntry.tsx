import { Button, Group, Paper, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconFlag, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { isTooFast } from '#domain/constants/fastest.ts'
import type { RacePiece, SeatRace } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import { soonStored } from '../../offline/outbox-state.ts'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { nextToTime } from './race-words.ts'
import { namesOf, raceSubject, sendTimes } from './queries.ts'
import { entryOf, type TimesEntry } from './pending-times.ts'
import classes from './seat-racing.module.css'
import {
  finished,
  forgetTiming,
  keepTiming,
  keptTiming,
  remarked,
  remarksOn,
  started,
  stopped,
  tenths,
  type Remarks,
  type Timing,
} from './stopwatch.ts'
import { listSeparator } from '../../format/punctuation.ts'

/**
 * The big-button view for the launch: start the clock, tap each boat at the line, save. Times can
 * be typed as well.
 */
export function TimeEntry({ race, piece }: { race: SeatRace; piece: RacePiece }) {
  const { t } = useTranslation('seat-racing')
  const { id } = useSession()
  const areLikely = useLikelyTimes(piece)
  const [timing, setTiming] = useState(() => keptTiming(piece))
  const { void: lost, note, distance } = remarksOn(piece, timing)
  const [unread, setUnread] = useState<readonly string[]>([])
  const readable = (field: string) => (isReadable: boolean) =>
    setUnread((now) => [...now.filter((one) => one !== field), ...(isReadable ? [] : [field])])
  const change = (next: Timing) => {
    keepTiming(piece.id, next)
    setTiming(next)
  }
  const remark = (remarks: Remarks) => change(remarked(timing, piece, remarks))
  const save = useSaveTimes(race, piece)
  const entry = entryOf(piece, timing)
  const { times } = entry
  const running = timing.started_at !== null
  return (
    <Stack
      gap="md"
      maw={560}
      component="section"
      aria-label={t('time.title', { number: piece.position })}
    >
      <Title order={2}>{t('time.title', { number: piece.position })}</Title>
      {timing.started_at !== null && <Clock startedAt={timing.started_at} />}
      {!running && (
        <Button
          className={classes.big}
          variant="light"
          leftSection={<IconPlayerPlay />}
          onClick={() => change(started(timing, Date.now()))}
        >
          {times.some(({ time }) => time !== null) ? t('time.startAgain') : t('time.start')}
        </Button>
      )}
      {piece.boats.map((boat) => (
        <BoatTime
          key={boat.crew_id}
          race={race}
          boat={boat}
          time={timing.times[boat.crew_id] ?? null}
          running={running}
          onLine={() => change(finished(timing, boat.crew_id, Date.now()))}
          onReadable={readable(String(boat.crew_id))}
          onTime={(time) => change({ ...timing, times: { ...timing.times, [boat.crew_id]: time } })}
        />
      ))}
      <DistanceInput
        label={t('plan.distance')}
        value={distance}
        onChange={(metres) => remark({ distance: metres })}
        onReadable={readable('distance')}
      />
      <Switch
        size="md"
        label={t('time.void')}
        description={t('time.voidHint')}
        checked={lost}
        onChange={(event) => remark({ void: event.currentTarget.checked })}
      />
      <TextInput
        label={t('time.note')}
        value={note}
        maxLength={300}
        onChange={(event) => remark({ note: event.currentTarget.value })}
      />
      <Group gap="sm">
        <Button
          size="lg"
          loading={save.isPending}
          disabled={(running && !lost) || unread.length > 0}
          onClick={() =>
            void areLikely(times, distance).then((areRight) => areRight && save.mutate(entry))
          }
        >
          {t('time.save')}
        </Button>
        {running && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconPlayerStop />}
            onClick={() => change(stopped(timing))}
          >
            {t('time.stop')}
          </Button>
        )}
        <Button component={Link} to={paths.sessionSeatRacing(id)} size="lg" variant="default">
          {t('time.back')}
        </Button>
      </Group>
    </Stack>
  )
}

type BoatTimes = readonly { crew_id: number; time: number | null }[]

/** Asks back about a time that no boat rows: a finger was faster than the boat. */
function useLikelyTimes({ boats }: RacePiece) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { sport } = useSession()
  const confirm = useConfirm()
  return async (times: BoatTimes, metres: number | null): Promise<boolean> => {
    const fast = times.find(
      ({ time }) =>
        time !== null &&
        metres !== null &&
        (time <= 0 || isTooFast(metres / time, sport?.id ?? null)),
    )
    if (!fast) return true
    return confirm({
      title: t('time.fast.title'),
      text: t('time.fast.text', {
        boat: boats.find(({ crew_id }) => crew_id === fast.crew_id)?.name ?? '',
        distance: format.distance(metres),
        time: format.resultTime(fast.time),
      }),
      confirm: t('time.fast.save'),
    })
  }
}

/**
 * Keeps the times on this device and sends them as soon as that can be; then the next piece is up.
 */
function useSaveTimes(race: SeatRace, piece: RacePiece) {
  const { t } = useTranslation('seat-racing')
  const { id, name } = useSession()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: TimesEntry) => sendTimes({ id, name }, body),
    onSuccess: async () => {
      forgetTiming(piece.id)
      void soonStored(raceSubject(id)).then((stored) =>
        notify(
          stored ? 'success' : 'info',
          t(stored ? 'time.saved' : 'time.kept', { number: piece.position }),
        ),
      )
      const next = nextToTime({ pieces: race.pieces.filter((one) => one.id !== piece.id) })
      await navigate(paths.sessionSeatRacing(id, next && { piece: next.id }), { replace: true })
    },
  })
}

function Clock({ startedAt }: { startedAt: number }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  return (
    <div role="timer" aria-label={t('time.clock')} className={classes.clock}>
      {format.resultTime(tenths(Math.max(0, now - startedAt)))}
    </div>
  )
}

type BoatProps = {
  race: SeatRace
  boat: RacePiece['boats'][number]
  time: number | null
  running: boolean
  onLine: () => void
  onTime: (time: number | null) => void
  onReadable: (isReadable: boolean) => void
}

function BoatTime({ race, boat, time, running, onLine, onTime, onReadable }: BoatProps) {
  const { t } = useTranslation('seat-racing')
  const nameOf = namesOf(race)
  const stroke = boat.seats.at(-1)
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        {running && time === null ? (
          <Button className={classes.big} leftSection={<IconFlag />} onClick={onLine}>
            {t('time.line', { boat: boat.name })}
          </Button>
        ) : (
          <DurationInput
            label={t('time.of', { boat: boat.name })}
            mask="m:ss.S"
            size="lg"
            value={time}
            onChange={onTime}
            onReadable={onReadable}
          />
        )}
        {stroke && (
          <Text size="sm" c="dimmed">
            {boat.seats.map(({ user_id }) => nameOf(user_id)).join(listSeparator())}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
