import { useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, type CSSProperties, type ReactNode, type Ref } from 'react'

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
 * While it is wider, `data-wide` says so.
 */
export function ScrollRegion({ label, many = false, ref, ...props }: ScrollRegionProps) {
  const own = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(own, ref)
  useEffect(() => {
    const region = own.current
    if (!region) return undefined
    const look = () => region.toggleAttribute('data-wide', region.scrollWidth > region.clientWidth)
    const sizes = new ResizeObserver(look)
    for (const element of [region, ...region.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      data-many={many || undefined}
      ref={merged}
      {...props}
    />
  )
}
