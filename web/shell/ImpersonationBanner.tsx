import { IconEyeglass2 } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { serverNow } from '../format/server-clock.ts'
import { useFormat } from '../format/format.ts'
import { paths } from '../paths/paths.ts'
import { goTo } from './navigation.ts'
import classes from './impersonation.module.css'
import { useViewer } from './viewer.ts'

/**
 * Shown on every page while an administrator acts in somebody's name: in whose, until when, and the
 * way out.
 */
export function ImpersonationBanner() {
  const { t } = useTranslation()
  const format = useFormat()
  const { me } = useViewer()
  const ends = me.impersonation_ends
  useEffect(() => {
    if (ends === null) return
    const clock = setTimeout(
      () => goTo(paths.logout(), { replace: true }),
      Math.max(0, Date.parse(ends) - serverNow()),
    )
    return () => clearTimeout(clock)
  }, [ends])
  if (ends === null) return null
  return (
    <div className={classes.banner} role="status">
      <IconEyeglass2 size={20} aria-hidden />
      <span>
        <strong>{t('impersonation.who', { name: me.full_name })}</strong>{' '}
        {t('impersonation.hidden', { time: format.time(ends) })}
      </span>
      <Link className={classes.end} to={paths.logout()}>
        {t('impersonation.end')}
      </Link>
    </div>
  )
}
