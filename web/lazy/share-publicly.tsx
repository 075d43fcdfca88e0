import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.tsx'
import { loadChunk } from '../shell/chunks.ts'

const Button = lazyPart(() =>
  loadChunk(
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
