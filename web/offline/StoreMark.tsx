import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from './outbox-state.ts'
import classes from './outbox.module.css'

const ICONS = {
  waiting: IconCloudUp,
  stored: IconCloudCheck,
  'needs-you': IconAlertTriangle,
} as const

/**
 * Shows the state of an entry by colour, icon and word: orange waits on this device, blue is
 * stored, red needs its person.
 */
export function StoreMark({ state }: { state: OutboxEntry['state'] }) {
  const { t } = useTranslation()
  const Icon = ICONS[state]
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={16} aria-hidden />
      {t(`outbox.states.${state}`)}
    </span>
  )
}
