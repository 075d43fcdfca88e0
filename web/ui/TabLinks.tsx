import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PlaceLink } from './PlaceLink.tsx'
import classes from './tab-links.module.css'

/** `whole`: also what lies below its address is the tab; `also`: how other addresses of it begin. */
type Tab = { to: string; label: string; whole?: boolean; also?: string }

/**
 * Tabs that are places of their own, so they are links. They stay in one row, which a phone scrolls
 * sideways.
 */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showTab(row.current, pathname), [pathname])
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <PlaceLink
          key={tab.to}
          to={tab.to}
          exact={!tab.whole}
          also={tab.also}
          className={classes.tab ?? ''}
          preventScrollReset
        >
          {tab.label}
        </PlaceLink>
      ))}
    </nav>
  )
}

/** Scrolls a row, and nothing around it, until the tab of a place is in sight. */
function showTab(row: HTMLElement | null, place: string): void {
  const tab = [...(row?.querySelectorAll('a') ?? [])].findLast(
    (link) => place === link.pathname || place.startsWith(`${link.pathname}/`),
  )
  if (!row || !tab) return
  const left = tab.offsetLeft - row.offsetLeft
  const hidden = left < row.scrollLeft || left + tab.offsetWidth > row.scrollLeft + row.clientWidth
  if (hidden) row.scrollLeft = left - (row.clientWidth - tab.offsetWidth) / 2
}
