/** An account of the demo club. */
type Account = 'admin' | 'athlete' | 'coach' | 'guardian' | 'guest' | 'manager'

/** What a program draws a picture of: somebody of the demo club at a screen. */
export type Shot = {
  as: Account
  /** An address, or a screen of which the demo has an example. */
  screen: string
  /** A part of a page as a desk shows it where nothing is said; `window` is all of a window. */
  device?: 'phone' | 'window'
  /** What stands on it depends on the day or the minute: only its words are compared. */
  varies?: true
  /** Which of the demo's examples of the screen, if not the first. */
  example?: number
  query?: string
  /** What is there only after a while, as a selector finds it. */
  awaits?: string
  /** A part of the page, as a selector finds it. */
  part?: string
  /** The names of buttons and tabs that are pressed one after the other. */
  press?: readonly string[]
  /** The names of a field and of the text that is typed into it. */
  type?: { into: string; text: string }
}

/** The pictures of the README. */
export const README_PICTURES: Readonly<Record<'calendar' | 'mornings' | 'session', Shot>> = {
  calendar: { as: 'coach', screen: '/calendar?view=week', varies: true, device: 'window' },
  mornings: { as: 'coach', screen: '/reports/morning-monitoring/daily', device: 'window' },
  session: { as: 'coach', screen: '/session/:sessionId/attendance', device: 'window' },
}
