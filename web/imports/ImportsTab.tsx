import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { useSession } from '../sessions/queries.ts'
import { useViewer } from '../shell/viewer.ts'
import { ImportList } from './ImportList.tsx'
import { Uploads } from './Uploads.tsx'
import { useUploads } from './use-uploads.ts'

/** Files of a session; coaches also add those of their athletes. */
export function ImportsTab() {
  const { t } = useTranslation('imports')
  const session = useSession()
  const viewer = useViewer()
  const athletes =
    session.participants?.filter(({ user_role_id, user_id }) => user_role_id === ROLE.athlete && canUploadFor(viewer, user_id)) ?? []
  const rows = athletes.some(({ user_id }) => user_id === viewer.user_id)
  const others = athletes.some(({ user_id }) => user_id !== viewer.user_id)
  const [owner, setOwner] = useState(others && !rows ? '' : String(viewer.user_id))
  const { uploads, add, remove } = useUploads({ session_id: session.id, ...(owner !== '' && { user_id: Number(owner) }) })
  return (
    <Stack gap="lg">
      {others && <OwnerChoice athletes={athletes} owner={owner} onChoose={setOwner} />}
      <Uploads uploads={uploads} onFiles={add} onRemove={remove} sessionId={session.id} disabled={owner === ''} />
      <ImportList title={t('ofSession')} uploads={uploads} sessionId={session.id} withPeople />
    </Stack>
  )
}

type OwnerChoiceProps = { athletes: readonly Participant[]; owner: string; onChoose: (owner: string) => void }

function OwnerChoice({ athletes, owner, onChoose }: OwnerChoiceProps) {
  const { t } = useTranslation('imports')
  const people = athletes.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name }))
  return (
    <NativeSelect
      label={t('forWhom')}
      maw={360}
      value={owner}
      data={owner === '' ? [{ value: '', label: t('whose') }, ...people] : people}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
