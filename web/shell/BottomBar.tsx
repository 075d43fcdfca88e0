import { IconDots, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { Dropdown } from './Dropdown.tsx'
import { ADD_PLACES, BAR_PLACES, MORE_PLACES, openTo, REPORT_PLACES, type Place } from './places.ts'
import { LanguageChoice, SchemeChoice } from './settings.tsx'
import classes from './shell.module.css'
import { PersonLinks } from './TopBar.tsx'
import { useViewer } from './viewer.ts'

/** The phone's five places. */
export function BottomBar() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const open = (places: readonly Place[]) => openTo(places, viewer)
  const adds = open(ADD_PLACES)
  return (
    <nav className={classes.bottom} aria-label={t('nav.main')}>
      {open(BAR_PLACES).map((place) => (
        <BarLink key={place.name} place={place} label={t(`nav.${place.name}`)} />
      ))}
      {adds.length > 0 && (
        <Dropdown
          label={t('nav.add')}
          side="above"
          className={classes.bottomLink}
          face={<Face icon={<IconPlus size={22} aria-hidden />} word={t('nav.add')} />}
        >
          {(close) =>
            adds.map((place) => <PanelLink key={place.name} place={place} onDone={close} />)
          }
        </Dropdown>
      )}
      {open(REPORT_PLACES).map((place) => (
        <BarLink key={place.name} place={place} label={t('nav.reports')} />
      ))}
      <Dropdown
        label={t('nav.more')}
        side="above"
        className={classes.bottomLink}
        face={<Face icon={<IconDots size={22} aria-hidden />} word={t('nav.more')} />}
      >
        {(close) => (
          <>
            {open(MORE_PLACES).map((place) => (
              <PanelLink key={place.name} place={place} onDone={close} />
            ))}
            <LanguageChoice onDone={close} />
            <SchemeChoice onDone={close} />
            <PersonLinks onDone={close} />
          </>
        )}
      </Dropdown>
    </nav>
  )
}

function BarLink({ place: { to, icon: Icon }, label }: { place: Place; label: string }) {
  return (
    <PlaceLink to={to} className={classes.bottomLink ?? ''}>
      <Face icon={<Icon size={22} aria-hidden />} word={label} />
    </PlaceLink>
  )
}

function PanelLink({
  place: { name, to, icon: Icon },
  onDone,
}: {
  place: Place
  onDone: () => void
}) {
  const { t } = useTranslation()
  return (
    <Link className={classes.panelItem} to={to} onClick={onDone}>
      <Icon size={18} aria-hidden />
      <span className={classes.panelText}>{t(`nav.${name}`)}</span>
    </Link>
  )
}

function Face({ icon, word }: { icon: React.ReactNode; word: string }) {
  return (
    <>
      {icon}
      <span>{word}</span>
    </>
  )
}
