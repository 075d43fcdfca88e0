import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.tsx'

const Button = lazyPart(() =>
  import('../live/public/panel/SharePublicly.tsx').then((module) => ({
    default: module.SharePublicly,
  })),
)

/** The way to the public page of a session or an event. */
export const SharePublicly = ({ sessionId }: { sessionId: number }) => (
  <Suspense>
    <Button sessionId={sessionId} />
  </Suspense>
)
