import { useQuery } from '@tanstack/react-query'
import { makeConnectCodes } from '#contract/live/live.ts'
import { ConnectCodes } from '../../../lazy/connect-codes.tsx'
import { sessionQuery } from '../../../planning/session-facts/open.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { HeadMenu } from '../../../ui/HeadMenu.tsx'

/** The menu of a followed session: the codes by which phones record it, for its editors. */
export function CodesMenu({ sessionId }: { sessionId: number }) {
  const canMake = can(makeConnectCodes.access, useViewer())
  const { data } = useQuery({ ...sessionQuery(sessionId), enabled: canMake })
  if (!canMake || !data?.data.user_actions.edit) return null
  return (
    <HeadMenu>
      <ConnectCodes session={data.data} />
    </HeadMenu>
  )
}
