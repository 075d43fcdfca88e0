import { PlaceLink } from './PlaceLink.tsx'
import classes from './tab-links.module.css'

/** `whole`: also what lies below its address is the tab. */
type Tab = { to: string; label: string; whole?: boolean }

/** Tabs that are places of their own, so they are links. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <PlaceLink
          key={tab.to}
          to={tab.to}
          exact={!tab.whole}
          className={classes.tab ?? ''}
          preventScrollReset
        >
          {tab.label}
        </PlaceLink>
      ))}
    </nav>
  )
}
