import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { PageState } from '../../ui/PageState.tsx'

/** Fetched for sessions on machines only, with its texts. */
const Board = lazy(() =>
  loadChunk(Promise.all([import('./board/Board.tsx'), loadTexts(['erg-room', 'recorder'])])).then(
    ([module]) => ({ default: module.Board }),
  ),
)

const RacePanel = lazy(() =>
  orNothing(
    Promise.all([import('./races/RacePanel.tsx'), loadTexts(['erg-room'])]).then(([module]) => ({
      default: module.RacePanel,
    })),
  ),
)

export const LazyBoard = ({ sessionId }: { sessionId: number }) => (
  <Suspense fallback={<PageState state="loading" rows={8} />}>
    <Board sessionId={sessionId} />
  </Suspense>
)

export const LazyRacePanel = (props: { sessionId: number; now: number }) => (
  <Suspense>
    <RacePanel {...props} />
  </Suspense>
)
