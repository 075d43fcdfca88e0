import { UnstyledButton } from '@mantine/core'
import { IconClockExclamation, IconUserX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PRESENCES, type Presence } from '#domain/constants/attendance.ts'
import { SIGNAL_COLOURS, toneStyle } from '../../ui/theme-colours.ts'
import classes from './attendance.module.css'

const ICONS = { late: IconClockExclamation, 'no-show': IconUserX } as const

type PresenceButtonsProps = {
  name: string
  presence: string | null
  onPresence: (presence: Presence | null) => void
}

/** What only the coach says, apart from the person's own answer: late, or not there at all. */
export function PresenceButtons({ name, presence, onPresence }: PresenceButtonsProps) {
  const { t } = useTranslation('attendance')
  return (
    <div className={classes.presences} role="group" aria-label={t('presenceOf', { name })}>
      {PRESENCES.map((value) => {
        const Icon = ICONS[value]
        const set = presence === value
        return (
          <UnstyledButton
            key={value}
            className={classes.presence}
            aria-pressed={set}
            {...(set && { style: toneStyle(SIGNAL_COLOURS.amber) })}
            onClick={() => onPresence(set ? null : value)}
          >
            <Icon size={16} aria-hidden />
            <span>{t(`presences.${value}`)}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
