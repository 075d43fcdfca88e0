import { Link, useLocation, type LinkProps } from 'react-router'

type PlaceLinkProps = Omit<LinkProps, 'to'> & {
  to: string
  /** What lies below the place is no part of it. */
  exact?: boolean
}

/**
 * A link that is marked while one is at its place. The router's own takes the address of each link apart anew at each step of a way, which
 * the many links of the frame make a third of what turning a page costs.
 */
export function PlaceLink({ to, exact = false, ...rest }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const here = pathname === to || (!exact && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={here ? 'page' : undefined} />
}
