import { lazy, Suspense } from 'react'
import { orNothing } from '../load/or-nothing.ts'
import { loadTexts } from '../i18n/i18n.ts'

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

/** Addresses of scripts of others that this installation is configured with. */
export const thirdPartyScripts = (): readonly string[] =>
  ['chat-widget-url', 'tag-script-url'].map(meta).filter((url) => url !== '')

const AskThirdParty = lazy(() =>
  orNothing(
    Promise.all([import('../people/settings/AskThirdParty.tsx'), loadTexts(['own'])]).then(
      ([module]) => ({ default: module.AskThirdParty }),
    ),
  ),
)

/** Asks whether scripts of others may be loaded, and loads them where they may. */
export const ThirdParty = () =>
  thirdPartyScripts().length > 0 && (
    <Suspense>
      <AskThirdParty />
    </Suspense>
  )
