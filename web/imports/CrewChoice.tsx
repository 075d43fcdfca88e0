import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sessionCrews } from '#contract/crews.ts'
import { query } from '../api.ts'
import { useSession } from '../sessions/queries.ts'
import { can, useViewer } from '../shell/viewer.ts'

/** The boat that files are recorded in; nothing for a session without crews. */
export function CrewChoice({ crew, onChoose }: { crew: string; onChoose: (crew: string) => void }) {
  const { t } = useTranslation('imports')
  const session = useSession()
  const viewer = useViewer()
  const { data } = useQuery({ ...query(sessionCrews, { params: { id: session.id } }), enabled: can(sessionCrews.access, viewer) })
  const crews = data?.data.crews ?? []
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
