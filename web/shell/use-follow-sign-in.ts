import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { accessToken, leaveTab, touchesSignIn } from './session-store.ts'

/** Follows another tab that signs out or signs somebody in: this one begins anew, so that nobody goes on with what was another person's. */
export function useFollowSignIn(): void {
  useEffect(() => {
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
}

/** Heard of other tabs only, never of what this one does itself. */
function follow(event: StorageEvent): void {
  if (!touchesSignIn(event)) return
  leaveTab()
  window.location.assign(accessToken() === null ? paths.login() : paths.root())
}
