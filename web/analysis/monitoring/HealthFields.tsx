import { Chip, Group, Switch, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MORNING_HEALTH } from '#domain/monitoring/fields.ts'
import { reasonsOf } from '#domain/rules/monitoring.ts'
import { HEALTH_COLOURS, SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import type { MorningDraft } from './morning-model.ts'
import classes from './monitoring.module.css'

const TONES = {
  healthy: SIGNAL_COLOURS.green,
  injured: HEALTH_COLOURS.injured,
  ill: HEALTH_COLOURS.ill,
  both: HEALTH_COLOURS.both,
} as const

type FieldsProps = {
  draft: MorningDraft
  set: (part: Partial<MorningDraft>) => void
}

/** How somebody is, and why not well. */
export function HealthFields({ draft: { health, reasons }, set }: FieldsProps) {
  const { t } = useTranslation('monitoring')
  const options = MORNING_HEALTH.map((value) => ({
    value,
    label: t(`health.${value}`),
    tone: TONES[value],
  }))
  const choose = (value: (typeof MORNING_HEALTH)[number]) => {
    const next = value === health ? null : value
    const belongs = reasonsOf(next)
    set({ health: next, reasons: reasons.filter((reason) => belongs.includes(reason)) })
  }
  return (
    <div className={classes.field}>
      <span className={classes.label}>{t('parts.health')}</span>
      <SegmentedAnswer
        label={t('parts.health')}
        options={options}
        value={health}
        onAnswer={choose}
      />
      {reasonsOf(health).length > 0 && (
        <Group gap={6} mt={6} role="group" aria-label={t('parts.reasons')}>
          {reasonsOf(health).map((reason) => (
            <Chip
              key={reason}
              checked={reasons.includes(reason)}
              onChange={(isOn) =>
                set({
                  reasons: isOn
                    ? [...reasons, reason]
                    : reasons.filter((other) => other !== reason),
                })
              }
            >
              {t(`reasons.${reason}`)}
            </Chip>
          ))}
        </Group>
      )}
    </div>
  )
}

/** What somebody adds in words, for their coaches or for themselves. */
export function NoteFields({ draft: { note, note_private }, set }: FieldsProps) {
  const { t } = useTranslation('monitoring')
  return (
    <div className={classes.field}>
      <Textarea
        label={t('parts.note')}
        autosize
        minRows={1}
        maxLength={500}
        value={note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      {note.trim() !== '' && (
        <Switch
          mt={6}
          label={t('parts.note_private')}
          checked={note_private}
          onChange={(event) => set({ note_private: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}
