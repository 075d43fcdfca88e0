import { lazy, Suspense } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import type { DemoSignInProps } from '../people/account/DemoSignInPage.tsx'
import { loadChunk } from '../shell/chunks.ts'

/** Fetched in a demo only, its texts beside it. */
const Page = lazy(() =>
  loadChunk(
    Promise.all([import('../people/account/DemoSignInPage.tsx'), loadTexts(['demo'])]),
  ).then(([module]) => ({ default: module.DemoSignInPage })),
)

/** The sign-in of a demo. */
export const DemoSignIn = (props: DemoSignInProps) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
