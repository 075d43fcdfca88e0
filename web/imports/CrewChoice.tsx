import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sessionCrews } from '#contract/crews.ts'
import { canRecordCrew } from '#domain/rules/imports.ts'
import { query } from '../api.ts'
import { useSession } from '../sessions/queries.ts'
import { can, useViewer } from '../shell/viewer.ts'

/** The boat that files are recorded in, of those the viewer may record; nothing where there is none. */
export function CrewChoice({ crew, onChoose }: { crew: string; onChoose: (crew: string) => void }) {
  const { t } = useTranslation('imports')
  const session = useSession()
  const viewer = useViewer()
  const { data } = useQuery({ ...query(sessionCrews, { params: { id: session.id } }), enabled: can(sessionCrews.access, viewer) })
  const own = session.user_actions ?? null
  const crews = (data?.data.crews ?? []).filter(({ crew_users }) =>
    canRecordCrew(viewer, { aboard: crew_users.some(({ user_id }) => user_id === viewer.user_id), session: { own } }),
  )
  if (crews.length === 0) return null
  return (
    <NativeSelect
      label={t('actions.forCrew')}
      maw={360}
      value={crew}
      data={[{ value: '', label: t('actions.noCrew') }, ...crews.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
