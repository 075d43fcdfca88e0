import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths/paths.ts'
import { useOutbox } from './outbox-state.ts'
import classes from './outbox.module.css'

/**
 * In the bar: how many entries wait for a connection, or need their person. Nothing while all is
 * stored.
 */
export function OutboxChip() {
  const { t } = useTranslation()
  const entries = useOutbox()
  const refused = entries.filter(({ state }) => state === 'needs-you').length
  const waiting = entries.filter(({ state, delayed }) => state === 'waiting' && delayed).length
  if (refused + waiting === 0) return null
  const Icon = refused > 0 ? IconAlertTriangle : IconCloudUp
  const number = refused > 0 ? refused : waiting
  const text = t(refused > 0 ? 'outbox.needsYou' : 'outbox.waiting', { number })
  return (
    <Link
      className={classes.chip}
      data-state={refused > 0 ? 'needs-you' : 'waiting'}
      to={paths.outbox()}
    >
      <Icon size={18} aria-hidden />
      <span className={classes.spoken}>{text}</span>
      <span className={classes.count} aria-hidden>
        {number}
      </span>
    </Link>
  )
}
