import { lazy } from 'react'
import { LazyPart } from '../load/LazyPart.tsx'
import { loadChunk } from '../shell/chunks.ts'

const Button = lazy(() =>
  loadChunk(
    import('../live/public/panel/SharePublicly.tsx').then((module) => ({
      default: module.SharePublicly,
    })),
  ),
)

/** The way to the public page of a session or an event. */
export const SharePublicly = ({ sessionId }: { sessionId: number }) => (
  <LazyPart>
    <Button sessionId={sessionId} />
  </LazyPart>
)
