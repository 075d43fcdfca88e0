import {
  Button,
  Group,
  SegmentedControl,
  Text,
  ActionIcon,
  NativeSelect,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gmts, saveGmts } from '#contract/lookups.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { GMT_STATUSES, type GmtStatus } from '#domain/constants/gmt.ts'
import { invalidate, query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import classes from './clubs.module.css'

type GmtDraft = {
  key: number
  class: string
  distance: number | null
  time: number | null
  status: GmtStatus
}

type GoldMedalRowProps = {
  row: GmtDraft
  errorOf: (field: 'class' | 'distance' | 'time' | 'status') => string | null
  onChange: (part: Partial<GmtDraft>) => void
  onRemove: () => void
}

/** One gold medal time: its class, its distance, and how reliable it is. */
function GoldMedalRow({ row, errorOf, onChange, onRemove }: GoldMedalRowProps) {
  const { t } = useTranslation('clubs')
  const of = (field: string) => t('times.of', { field, class: row.class || t('times.new') })
  return (
    <li className={classes.time}>
      <TextInput
        aria-label={of(t('times.class'))}
        placeholder={t('times.class')}
        required
        maxLength={40}
        value={row.class}
        error={errorOf('class')}
        onChange={(event) => onChange({ class: event.currentTarget.value })}
      />
      <DistanceInput
        aria-label={of(t('times.distance'))}
        value={row.distance}
        error={errorOf('distance')}
        onChange={(distance) => onChange({ distance })}
      />
      <DurationInput
        aria-label={of(t('times.time'))}
        mask="mm:ss.SSS"
        value={row.time}
        error={errorOf('time')}
        onChange={(time) => onChange({ time })}
      />
      <NativeSelect
        aria-label={of(t('times.status'))}
        data={GMT_STATUSES.map((status) => ({
          value: status,
          label: t(`times.statuses.${status}`),
        }))}
        value={row.status}
        error={errorOf('status')}
        onChange={(event) =>
          onChange({
            status:
              GMT_STATUSES.find((status) => status === event.currentTarget.value) ?? 'estimate',
          })
        }
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('times.remove', { class: row.class || t('times.new') })}
        onClick={onRemove}
      >
        <IconTrash size={20} />
      </ActionIcon>
    </li>
  )
}

/** Keyed by the sport that the call uses: 48 covers all of paddling. */
const SPORTS = { rowing: 1, paddling: 48 } as const
type GmtSport = keyof typeof SPORTS
const PARTS = { rowing: 'gold-medal-times', paddling: 'paddling-medal-times' } as const

const NO_DRAFT: readonly GmtDraft[] | null = null
const NONE_SEEN: readonly GmtDraft[] = []

/** The times a boat class is expected to win gold in, as the club holds them: one table a sport. */
export function GoldMedalTimes() {
  const { t } = useTranslation('clubs')
  const [sport, setSport] = useState<GmtSport>('rowing')
  const forms = { rowing: useTimesForm('rowing'), paddling: useTimesForm('paddling') }
  const open = opensPart(PARTS[sport], useViewer())
  const asked = useQuery({ ...query(gmts, { query: { sport: SPORTS[sport] } }), enabled: open })
  return (
    <div className={classes.part}>
      <Text size="sm" c="dimmed">
        {t('times.hint')}
      </Text>
      <SegmentedControl
        aria-label={t('times.sport')}
        value={sport}
        style={{ justifySelf: 'start' }}
        onChange={(value) => setSport(value === 'paddling' ? 'paddling' : 'rowing')}
        data={[
          { value: 'rowing', label: t('times.rowing') },
          { value: 'paddling', label: t('times.paddling') },
        ]}
      />
      <PartNotice part={PARTS[sport]} />
      {!open ? null : asked.data ? (
        <Table key={sport} sport={sport} saved={asked.data.data} form={forms[sport]} />
      ) : (
        <Waiting for={asked} rows={6} part />
      )}
    </div>
  )
}

const timesOf = (rows: readonly GmtDraft[]) =>
  rows.map(({ class: name, distance, time, status }) => ({
    class: name,
    distance: distance ?? 0,
    time: time ?? 0,
    status,
  }))

/** The times of one sport, as far as they are being changed. */
function useTimesForm(sport: GmtSport) {
  const { t } = useTranslation('clubs')
  return useForm(saveGmts, {
    initial: { gmts: NO_DRAFT, seen: NONE_SEEN },
    send: async ({ gmts: rows, seen }, call) => {
      const times = { gmts: timesOf(rows ?? []), seen: timesOf(seen) }
      await call(saveGmts, { body: { sport: SPORTS[sport], ...times } })
      // Once nothing is being changed the saved times are shown, so they have to be there by then.
      await invalidate(gmts)
    },
    saved: t('times.saved'),
  })
}

type Saved = Omit<GmtDraft, 'key'> & { id: number; is_estimate: boolean }

const rowOf = ({ id, class: name, distance, time, status }: Saved): GmtDraft => ({
  key: id,
  class: name,
  distance,
  time,
  status,
})

type TableProps = {
  sport: GmtSport
  saved: readonly Saved[]
  form: ReturnType<typeof useTimesForm>
}

function Table({ sport, saved, form }: TableProps) {
  const { t } = useTranslation('clubs')
  const typed = form.dirty ? form.values.gmts : null
  const rows = typed ?? saved.map(rowOf)
  // What was shown when the typing began goes with it, so that only the difference is stored.
  const set = (changed: readonly GmtDraft[]) =>
    form.set({ gmts: changed, ...(!typed && { seen: rows }) })
  const change = (key: number, part: Partial<GmtDraft>) =>
    set(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => {
    const key = Math.min(0, ...rows.map((row) => row.key)) - 1
    set([
      {
        key,
        class: '',
        distance: sport === 'rowing' ? 2000 : 1000,
        time: null,
        status: 'estimate',
      },
      ...rows,
    ])
  }
  return (
    <Form of={form} submit={t('times.save')} disabled={!form.dirty} gap="sm" bar>
      <Group>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={add}>
          {t('times.add')}
        </Button>
      </Group>
      <ul className={classes.times} aria-label={t('times.title')}>
        {rows.map((row, index) => (
          <GoldMedalRow
            key={row.key}
            row={row}
            errorOf={(field) => form.errorAt(`gmts.${index}.${field}`) ?? null}
            onChange={(part) => change(row.key, part)}
            onRemove={() => set(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      {rows.length === 0 && <Text>{t('times.none')}</Text>}
    </Form>
  )
}
