import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { openAdds, openTo, SEND_PLACES, type Place } from './places.ts'
import { UnreadCount } from './UnreadCount.tsx'
import { useViewer } from './viewer.ts'
import classes from './shell.module.css'

/** What one adds at a place: a message, where the place is called messages. */
function useAddName(): (name: Place['name']) => string {
  const { t } = useTranslation()
  return (name) =>
    name === 'messages' || name === 'wall' ? t(`nav.new.${name}`) : t(`nav.${name}`)
}

type PanelLinkProps = { place: Place; word: string; count?: number; onDone: () => void }

export function PanelLink({ place: { to, icon: Icon }, word, count = 0, onDone }: PanelLinkProps) {
  return (
    <Link className={classes.panelItem} to={to} onClick={onDone}>
      <Icon size={18} aria-hidden />
      <span className={classes.panelText}>{word}</span>
      <UnreadCount count={count} />
    </Link>
  )
}

/** What one may add, and below it what one may send to others. */
export function AddLinks({ onDone }: Pick<PanelLinkProps, 'onDone'>) {
  const viewer = useViewer()
  const nameOf = useAddName()
  return [openAdds(viewer), openTo(SEND_PLACES, viewer)].map(
    (places, index) =>
      places.length > 0 && (
        <div key={index} className={classes.panelGroup}>
          {places.map((place) => (
            <PanelLink key={place.name} place={place} word={nameOf(place.name)} onDone={onDone} />
          ))}
        </div>
      ),
  )
}
