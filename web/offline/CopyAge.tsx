import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/query-client.ts'
import { useFormat } from '../format/format.ts'
import { oldestOnScreen } from './shown-copies.ts'
import classes from './outbox.module.css'

const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange)

/** How old what is shown is, where it comes from this device; nothing while all is fresh. */
export function CopyAge() {
  const { t } = useTranslation()
  const format = useFormat()
  const since = useSyncExternalStore(subscribe, oldestOnScreen)
  if (since === null) return null
  return (
    <p role="status" className={classes.age}>
      <IconCloudOff size={16} aria-hidden />
      {t('outbox.age', { when: format.within.dateTime(new Date(since)) })}
    </p>
  )
}
