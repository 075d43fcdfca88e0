import { useSyncExternalStore } from 'react'

const USUAL_PX = 16

/**
 * How much larger than usual the letters are that somebody has set in the browser. What is drawn to
 * measure grows by it, as everything that is laid out in rem does by itself.
 */
export const useLetterScale = (): number => useSyncExternalStore(subscribe, letterScale)

const letterScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
