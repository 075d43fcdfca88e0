import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconCut, IconScissors } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ActivityEditor } from '#contract/recordings/imports.ts'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { useEdit } from './queries.ts'

type ShiftClockProps = {
  start: string
  busy: boolean
  error: string | null
  onShift: (seconds: number) => void
}

/** Says when a recording really began; its clock is put right by the difference. */
function ShiftClock({ start, busy, error, onShift }: ShiftClockProps) {
  const { t } = useTranslation('imports')
  const { timeZone } = useFormat()
  const shown = toLocal(timeZone, new Date(start))
  const [value, setValue] = useState(shown)
  const typed = isLocalTime(value) ? toInstant(timeZone, value).getTime() : Number.NaN
  // The field knows minutes; the seconds stay.
  const seconds = Number.isNaN(typed)
    ? 0
    : Math.round((typed - toInstant(timeZone, shown).getTime()) / 1000)
  return (
    <Group gap="sm" align="flex-end">
      <DateTimeField label={t('edit.began')} value={value} error={error} onChange={setValue} />
      <Button
        variant="default"
        loading={busy}
        disabled={seconds === 0}
        onClick={() => onShift(seconds)}
      >
        {t('edit.shift')}
      </Button>
    </Group>
  )
}

type Ends = { start: number; finish: number }
type EditToolsProps = {
  editor: ActivityEditor
  at: number
  rest: Ends | null
  onRest: (rest: Ends | null) => void
}

/** What can be changed in a recording. Each change is one in the list below, and can be undone. */
export function EditTools({ editor, at, rest, onRest }: EditToolsProps) {
  const { t } = useTranslation('imports')
  const { mutate, isPending, error, variables } = useEdit(editor.activity.id)
  const refused = refusalOf(error)
  const span = editor.activity.elapsed_time ?? 0
  const timed = editor.activity.channels.includes('t') && span > 0
  const rates = editor.activity.channels.some(
    (name) => name === 'stroke_rate' || name === 'cadence',
  )
  const cut = () => rest && mutate({ kind: 'trim', ...rest }, { onSuccess: () => onRest(null) })
  if (!timed) return <Text c="dimmed">{t('edit.noCurves')}</Text>
  return (
    <Stack gap="sm" component="section" aria-label={t('edit.title')}>
      <Title order={2}>{t('edit.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('edit.lead')}
      </Text>
      <Group gap="sm" align="flex-end">
        {rest ? (
          <>
            <Button loading={isPending} leftSection={<IconCut size={18} />} onClick={cut}>
              {t('edit.trimTo', { from: elapsed(rest.start), until: elapsed(rest.finish) })}
            </Button>
            <Button variant="default" onClick={() => onRest(null)}>
              {t('edit.trimNot')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconCut size={18} />}
            onClick={() => onRest({ start: 0, finish: span })}
          >
            {t('edit.trim')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconScissors size={18} />}
          disabled={at <= 0 || at >= span}
          title={t('edit.splitHint')}
          loading={isPending}
          onClick={() => mutate({ kind: 'split', start: at })}
        >
          {at > 0 && at < span ? t('edit.splitAt', { at: elapsed(at) }) : t('edit.split')}
        </Button>
        {rates && (
          <Button
            variant="default"
            loading={isPending}
            title={t('edit.halveHint')}
            onClick={() => mutate({ kind: 'halve' })}
          >
            {t('edit.halve')}
          </Button>
        )}
      </Group>
      {refused !== null && variables?.kind !== 'shift' && (
        <Text size="sm" c="red" role="alert">
          {refused}
        </Text>
      )}
      {editor.activity.start_time !== null && (
        <ShiftClock
          start={editor.activity.start_time}
          busy={isPending}
          error={variables?.kind === 'shift' ? refused : null}
          onShift={(seconds) => mutate({ kind: 'shift', seconds })}
        />
      )}
      <TakeFrom editor={editor} />
    </Stack>
  )
}

/** What is wrong with the change that was asked for, in the words of its field. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || (error.status !== 400 && error.status !== 409)) return null
  return Object.values(error.errors)[0]?.[0] ?? error.message
}

type Way = 'heart-rate' | 'strokes' | 'merge'

function TakeFrom({ editor }: { editor: ActivityEditor }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const navigate = useNavigate()
  const session = useSession()
  const [chosen, setChosen] = useState('')
  const { mutate, isPending, variables, error, reset } = useEdit(editor.activity.id)
  const other = editor.others.find(({ activity }) => String(activity.id) === chosen)
  if (editor.others.length === 0) return <Text size="sm">{t('edit.noOthers')}</Text>
  const options = editor.others.map(({ activity, full_name, file }) => ({
    value: String(activity.id),
    label: [full_name, activity.start_time === null ? null : format.time(activity.start_time), file]
      .filter(Boolean)
      .join(' · '),
  }))
  const take = (kind: Way) => {
    if (!other) return
    // The earlier of the two is what they become together.
    const whole =
      kind === 'merge' && (other.activity.start_time ?? '') < (editor.activity.start_time ?? '')
        ? other.activity.id
        : editor.activity.id
    mutate(
      { kind, other_id: other.activity.id },
      {
        onSuccess: () =>
          void navigate(paths.editImport(session.id, editor.activity.crew_id, whole)),
      },
    )
  }
  const ways: readonly (readonly [Way, boolean])[] = [
    ['heart-rate', other?.activity.channels.includes('heart_rate') === true],
    [
      'strokes',
      other?.activity.channels.some(
        (name) => name === 'stroke_rate' || name.startsWith('stroke:'),
      ) === true,
    ],
    ['merge', other !== undefined && other.user_id === editor.user_id],
  ]
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label={t('edit.other')}
        maw={420}
        value={chosen}
        data={[{ value: '', label: t('edit.chooseOther') }, ...options]}
        error={refusalOf(error)}
        onChange={(event) => {
          setChosen(event.currentTarget.value)
          reset()
        }}
      />
      {ways.map(([kind, fits]) => (
        <Button
          key={kind}
          variant="default"
          disabled={!fits}
          loading={isPending && variables.kind === kind}
          onClick={() => take(kind)}
        >
          {t(`edit.take.${kind}`)}
        </Button>
      ))}
    </Group>
  )
}
