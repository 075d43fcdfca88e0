import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainClick } from './plain-click.ts'

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'children'> & {
  children: ReactNode
  to: string
  /** What lies below the place is no part of it. */
  exact?: boolean
  /** How addresses begin that are part of the place without lying below it. */
  also?: string | undefined
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link that is marked while one is at its place. The router's own link computes its address again
 * at each step of a navigation, which for the many links of the frame makes up a third of what
 * turning a page costs; here the address is known.
 */
export function PlaceLink({
  to,
  exact = false,
  also,
  preventScrollReset = false,
  children,
  ...rest
}: PlaceLinkProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isBelow = !exact && pathname.startsWith(`${to}/`)
  const here = pathname === to || isBelow || (also !== undefined && pathname.startsWith(also))
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(to, {
      preventScrollReset,
      replace: to === window.location.pathname + window.location.search,
    })
  }
  return (
    <a {...rest} href={to} onClick={follow} aria-current={here ? 'page' : undefined}>
      {children}
    </a>
  )
}
