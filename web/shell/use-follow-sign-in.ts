import { useEffect } from 'react'
import { paths } from '../paths/paths.ts'
import { accessToken, leaveTab, touchesSignIn } from './session-store.ts'

/**
 * Follows another tab that signs out or signs somebody in: this tab starts over, so that nobody
 * continues with another person's data.
 */
export function useFollowSignIn(): void {
  useEffect(() => {
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}

/** This event comes from other tabs only, never from this one. */
function follow(event: StorageEvent): void {
  if (!touchesSignIn(event)) return
  leaveTab()
  window.location.assign(accessToken() === null ? paths.login() : paths.root())
}
