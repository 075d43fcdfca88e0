import { lazy, Suspense } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { orNothing } from '../load/or-nothing.ts'
import { closePalette, isPaletteOpen } from '../shell/palette.ts'
import { useStore } from '../shell/store.ts'

/** Fetched when it is opened first, its texts beside it. */
const Palette = lazy(() =>
  orNothing(
    Promise.all([import('../platform/search/Palette.tsx'), loadTexts(['inbox'])]).then(
      ([module]) => ({ default: module.Palette }),
    ),
  ),
)

const leave = () => closePalette({ hasOpened: false })
const goOn = () => closePalette({ hasOpened: true })

/** Search and actions over whatever is open. */
export function PaletteHost() {
  const isOpen = useStore(isPaletteOpen)
  return <Suspense>{isOpen && <Palette onClose={leave} onOpened={goOn} />}</Suspense>
}
