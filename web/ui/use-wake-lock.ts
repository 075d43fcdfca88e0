import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while something runs, where the device can. Returns whether it may go dark
 * although it should not.
 */
export function useWakeLock(isOn: boolean): { mayGoDark: boolean } {
  const [isRefused, setIsRefused] = useState(false)
  const isMissing = !('wakeLock' in navigator)
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | null = null
    let isOver = false
    // The device takes the lock away whenever the page is hidden.
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (given) => {
          lock = given
          if (isOver) void given.release()
          else setIsRefused(false)
        },
        () => setIsRefused(true),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isOn])
  return { mayGoDark: isOn && (isMissing || isRefused) }
}
