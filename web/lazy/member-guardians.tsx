import { lazy, Suspense } from 'react'
import { orNothing } from '../load/or-nothing.ts'
import { memberGuardians } from '#contract/club/guardians-links.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { can, useViewer } from '../shell/viewer.ts'

/** Fetched with the page of a member, for who manages members. */
const Guardians = lazy(() =>
  orNothing(
    Promise.all([import('../club/guardians/MemberGuardians.tsx'), loadTexts(['guardians'])]).then(
      ([module]) => ({ default: module.MemberGuardians }),
    ),
  ),
)

export function MemberGuardians({ memberId }: { memberId: number }) {
  const viewer = useViewer()
  if (!can(memberGuardians.access, viewer)) return null
  return (
    <Suspense>
      <Guardians memberId={memberId} />
    </Suspense>
  )
}
