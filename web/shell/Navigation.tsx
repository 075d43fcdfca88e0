import { useLocalStorage } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths/paths.ts'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { Mark } from './Mark.tsx'
import { openTo, SIDE_PLACES } from './places.ts'
import classes from './shell.module.css'
import { useViewer } from './viewer.ts'

/** The slim side navigation of a desk; narrow it shows icons only. */
export function Navigation() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const [narrow, setNarrow] = useLocalStorage({
    key: 'narrow-navigation',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const toggleLabel = narrow ? t('nav.widen') : t('nav.narrow')
  return (
    <nav className={classes.side} data-narrow={narrow} aria-label={t('nav.main')}>
      <Link to={paths.home()} className={classes.mark} aria-label="Slipway">
        <Mark />
        {!narrow && <span>Slipway</span>}
      </Link>
      <ul>
        {openTo(SIDE_PLACES, viewer).map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <PlaceLink to={to} className={classes.sideLink ?? ''} title={t(`nav.${name}`)}>
              <Icon size={20} aria-hidden />
              <span className={classes.sideText}>{t(`nav.${name}`)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.sideLink}
        aria-label={toggleLabel}
        title={toggleLabel}
        onClick={() => setNarrow(!narrow)}
      >
        <Toggle size={20} aria-hidden />
      </button>
    </nav>
  )
}
