import { NavLink } from 'react-router'
import classes from './tab-links.module.css'

type Tab = { to: string; label: string }

/** Tabs that are places of their own, so they are links. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={classes.tab ?? ''} preventScrollReset>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
