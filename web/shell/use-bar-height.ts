import { useLayoutEffect, useRef, type RefObject } from 'react'

const HEIGHT = '--bottom-bar'

/** Says to what sticks above the bar how high it is: large letters make it two rows. */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`))
    watch.observe(current)
    return () => {
      watch.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
  return bar
}
