import { useLayoutEffect } from 'react'

const SCHEME = 'data-mantine-color-scheme'

/** Draws what is put on paper in the colours of a light screen, for as long as it is there. */
export const useLightPaper = () => useLayoutEffect(drawLight, [])

function drawLight(): (() => void) | undefined {
  const root = document.documentElement
  const scheme = root.getAttribute(SCHEME)
  if (scheme === null) return undefined
  root.setAttribute(SCHEME, 'light')
  return () => root.setAttribute(SCHEME, scheme)
}
