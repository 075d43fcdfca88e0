import { useEffect, useState } from 'react'

/**
 * Returns false at first, and true once the component has been on screen for this many
 * milliseconds.
 */
export function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return late
}
