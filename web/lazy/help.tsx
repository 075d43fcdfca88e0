import { lazy, Suspense } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { orNothing } from '../load/or-nothing.ts'
import { isHelpOpen } from '../shell/help-panel.ts'
import { useStore } from '../shell/store.ts'

/** Fetched when it is opened first, its texts beside it. */
const HelpPanel = lazy(() =>
  orNothing(
    Promise.all([import('../help/HelpPanel.tsx'), loadTexts(['help'])]).then(([module]) => ({
      default: module.HelpPanel,
    })),
  ),
)

/** The help beside whatever is open. */
export function HelpHost() {
  const isOpen = useStore(isHelpOpen)
  return <Suspense>{isOpen && <HelpPanel />}</Suspense>
}
