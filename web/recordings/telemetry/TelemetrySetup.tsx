import { colon } from '../../format/punctuation.ts'
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import {
  editTelemetry,
  forceCurves,
  sessionTelemetry,
  strokes,
  type RecordedSeat,
  type Recording,
} from '#contract/recordings/telemetry.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { notify } from '../../shell/notices.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import classes from './telemetry.module.css'

type TelemetrySetupProps = {
  recording: Recording
  session: Session
  stroke: number
  times: Float64Array
}

/**
 * Who sat on which seat, and where in the video the recording lies; each change is kept at once.
 */
export function TelemetrySetup({ recording, session, stroke, times }: TelemetrySetupProps) {
  const { t } = useTranslation('telemetry')
  const edit = useMutation({
    mutationFn: (body: {
      seats?: { position: number; user_id: number | null }[]
      video_offset?: number | null
    }) => api(editTelemetry, { params: { id: recording.activity_id }, body }),
    onSuccess: async () => {
      notify('success', t('setup.saved'))
      await invalidate(sessionTelemetry, strokes, forceCurves)
    },
  })
  const seats = recording.seats.filter(({ can_assign }) => can_assign)
  return (
    <Stack gap="md" component="section" aria-label={t('setup.title')}>
      <Title order={2} size="h4">
        {t('setup.title')}
      </Title>
      {seats.length > 0 && (
        <>
          <Text size="sm" c="dimmed" maw={720}>
            {t('setup.hint')}
          </Text>
          <div className={classes.seats}>
            {seats.map((seat) => (
              <SeatPerson
                key={seat.position}
                seat={seat}
                crew={recording.crew?.name ?? ''}
                session={session}
                error={
                  edit.variables?.seats?.[0]?.position === seat.position
                    ? refusal(edit.error)
                    : null
                }
                onChange={(user_id) => edit.mutate({ seats: reseated(seats, seat, user_id) })}
              />
            ))}
          </div>
        </>
      )}
      {session.video_stream_url === null ? (
        <Text size="sm" c="dimmed">
          {t('setup.noVideo')}
        </Text>
      ) : (
        <VideoMoment
          stroke={stroke}
          second={times[stroke] ?? 0}
          offset={recording.video_offset}
          busy={edit.isPending}
          onSave={(video_offset) => edit.mutate({ video_offset })}
        />
      )}
    </Stack>
  )
}

const refusal = (error: Error | null) =>
  error instanceof ApiProblem ? (error.errors['seats.0.user_id']?.[0] ?? null) : null

/** If the person already sits elsewhere, the two people swap seats. */
function reseated(
  seats: readonly RecordedSeat[],
  { position, user_id: before }: RecordedSeat,
  user_id: number | null,
) {
  const left =
    user_id === null || before === null
      ? undefined
      : seats.find((seat) => seat.user_id === user_id && seat.position !== position)
  const said = [
    { position, user_id },
    ...(left ? [{ position: left.position, user_id: before }] : []),
  ]
  return said.flatMap((seat) =>
    seat.position === null ? [] : [{ ...seat, position: seat.position }],
  )
}

type SeatPersonProps = {
  seat: RecordedSeat
  crew: string
  session: Session
  error: string | null
  onChange: (userId: number | null) => void
}

const FOLLOWING = ''

function SeatPerson({ seat, crew, session, error, onChange }: SeatPersonProps) {
  const { t } = useTranslation('telemetry')
  const { position, user_id, full_name, known_by, name } = seat
  const people = (session.participants ?? []).map(({ user_id: id, full_name: person }) => ({
    value: String(id),
    label: person,
  }))
  const byHand = known_by === 'hand'
  const missing =
    byHand && user_id !== null && !people.some(({ value }) => value === String(user_id))
  const known = t(`setup.known.${known_by ?? 'nobody'}`, { name: crew })
  const said = [
    byHand ? known : [known, full_name].filter(Boolean).join(colon()),
    ...(name === null ? [] : [t('setup.fileName', { name })]),
  ]
  return (
    <NativeSelect
      label={t('setup.assign', { number: position ?? 0 })}
      description={said.join(' · ')}
      error={error}
      value={byHand ? String(user_id) : FOLLOWING}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === FOLLOWING ? null : Number(value))
      }
      data={[
        { value: FOLLOWING, label: t('setup.following') },
        ...(missing ? [{ value: String(user_id), label: full_name ?? '' }] : []),
        ...people,
      ]}
    />
  )
}

type VideoMomentProps = {
  stroke: number
  second: number
  offset: number | null
  busy: boolean
  onSave: (offset: number | null) => void
}

function VideoMoment({ stroke, second, offset, busy, onSave }: VideoMomentProps) {
  const { t } = useTranslation('telemetry')
  const shown =
    offset === null || offset + second < 0 ? null : Math.round(10 * (offset + second)) / 10
  const [moment, setMoment] = useState(shown)
  return (
    <Group align="flex-end" gap="sm">
      <DurationInput
        mask="m:ss.S"
        label={t('setup.video', { number: stroke + 1 })}
        description={t('setup.videoHint')}
        value={moment}
        onChange={setMoment}
      />
      <Button
        variant="default"
        loading={busy}
        disabled={moment === shown}
        onClick={() => onSave(moment === null ? null : Math.round(100 * (moment - second)) / 100)}
      >
        {t('setup.save')}
      </Button>
    </Group>
  )
}
