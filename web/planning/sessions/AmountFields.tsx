import { useTranslation } from 'react-i18next'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import type { PartProps } from './form-parts.ts'
import classes from './session-form.module.css'

/** How far and how long in all. */
export function AmountFields({ draft, onChange, errors, onReadable }: PartProps) {
  const { t } = useTranslation('session-form')
  return (
    <div className={classes.pair}>
      <DistanceInput
        label={t('plannedDistance')}
        value={draft.planned_distance}
        error={errors['planned_distance'] ?? null}
        onChange={(planned_distance) => onChange({ planned_distance })}
        onReadable={(readable) => onReadable('planned_distance', readable)}
      />
      <DurationInput
        label={t('plannedTime')}
        mask="H:mm"
        value={draft.planned_time}
        error={errors['planned_time'] ?? null}
        onChange={(planned_time) => onChange({ planned_time })}
        onReadable={(readable) => onReadable('planned_time', readable)}
      />
    </div>
  )
}
