import type { ReactNode } from 'react'
import classes from './public.module.css'

/** What may be wider than a phone moves sideways by itself, also by the keyboard. */
const REGION = { role: 'region', tabIndex: 0 } as const

type ScrollProps = { children: ReactNode } & ({ labelledBy: string } | { label: string })

export function Scroll({ children, ...named }: ScrollProps) {
  const name =
    'label' in named ? { 'aria-label': named.label } : { 'aria-labelledby': named.labelledBy }
  return (
    <div className={classes.scroll} {...REGION} {...name}>
      {children}
    </div>
  )
}
