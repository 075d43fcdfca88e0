import { accessToken } from '../shell/session-store.ts'
import type { Guard } from '../shell/guards.ts'
import { loadViewer } from '../shell/viewer.ts'
import type { Screen } from './screen.ts'

/** Asks who one is, without waiting for it: the manual is the same for everybody. */
const greet: Guard = () => {
  if (accessToken() !== null) void loadViewer().catch(() => undefined)
}

const manual = (path: string): Screen => ({
  path,
  title: 'help',
  help: 'first-week',
  guards: [greet],
  texts: ['help'],
  page: async () => (await import('../help/HelpPage.tsx')).HelpPage,
})

/** The manual, for everybody, also without a sign-in. */
export const manualScreens: readonly Screen[] = [manual('/help'), manual('/help/:slug')]
