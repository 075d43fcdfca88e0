import { lazy, Suspense } from 'react'
import { orNothing } from '../load/or-nothing.ts'

const Button = lazy(() =>
  orNothing(
    import('../live/public/panel/SharePublicly.tsx').then((module) => ({
      default: module.SharePublicly,
    })),
  ),
)

/** The way to the public page of a session or an event. */
export const SharePublicly = ({ sessionId }: { sessionId: number }) => (
  <Suspense>
    <Button sessionId={sessionId} />
  </Suspense>
)
