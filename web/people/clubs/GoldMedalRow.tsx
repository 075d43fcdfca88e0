import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { GMT_STATUSES, type GmtStatus } from '#domain/constants/gmt.ts'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import classes from './clubs.module.css'

export type GmtDraft = {
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
export function GoldMedalRow({ row, errorOf, onChange, onRemove }: GoldMedalRowProps) {
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
