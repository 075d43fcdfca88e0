import type { CSSProperties, ReactNode, Ref } from 'react'

export type ScrollRegionProps = {
  /** What scrolls here, announced to screen readers. */
  label: string
  className: string | undefined
  style?: CSSProperties
  ref?: Ref<HTMLDivElement>
  /** Has so many rows that it needs a height of its own. */
  many?: boolean
  children: ReactNode
}

/**
 * Something wider or longer than its place. It takes the focus, so that the arrow keys scroll it.
 */
export const ScrollRegion = ({ label, many = false, ...props }: ScrollRegionProps) => (
  <div role="group" aria-label={label} tabIndex={0} data-many={many || undefined} {...props} />
)
