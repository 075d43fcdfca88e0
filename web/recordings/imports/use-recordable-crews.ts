import { useQuery } from '@tanstack/react-query'
import { sessionCrews } from '#contract/boats/crews.ts'
import { canRecordCrew } from '#domain/rules/imports.ts'
import { query } from '../../api/api.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'

export type RecordableCrew = {
  id: number
  name: string
  users: { user_id: number; full_name: string }[]
}

/** The boats of the session that the viewer may bring in recordings of, with who sits there. */
export function useRecordableCrews(): readonly RecordableCrew[] {
  const session = useSession()
  const viewer = useViewer()
  const { data } = useQuery({
    ...query(sessionCrews, { params: { id: session.id } }),
    enabled: can(sessionCrews.access, viewer),
  })
  const own = session.user_actions ?? null
  return (data?.data.crews ?? [])
    .filter(({ crew_users }) =>
      canRecordCrew(viewer, {
        aboard: crew_users.some(({ user_id }) => user_id === viewer.user_id),
        session: { own },
      }),
    )
    .map(({ id, name, crew_users }) => ({
      id,
      name,
      users: crew_users.map(({ user_id, user }) => ({ user_id, full_name: user.full_name })),
    }))
}
