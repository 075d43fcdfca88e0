import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { openModal } from '../shell/modals.ts'
import { useSession } from '../sessions/queries.ts'
import { useViewer } from '../shell/viewer.ts'
import { CrewChoice } from './CrewChoice.tsx'
import { ImportList } from './ImportList.tsx'
import { KnownFiles } from './KnownFiles.tsx'
import { Uploads } from './Uploads.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'
import { useAskAboard } from './use-ask-aboard.ts'
import { useRecordableCrews } from './use-recordable-crews.ts'
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
  const [crew, setCrew] = useState('')
  const { uploads, add, remove } = useUploads({
    session_id: session.id,
    ...(owner !== '' && { user_id: Number(owner) }),
    ...(crew !== '' && { crew_id: Number(crew) }),
  })
  const crews = useRecordableCrews()
  const askAboard = useAskAboard()
  async function choose(next: { owner: string; crew: string }) {
    const person = athletes.find(({ user_id }) => String(user_id) === next.owner)
    const boat = crews.find(({ id }) => String(id) === next.crew)
    if (!(await askAboard(person, boat))) return
    setOwner(next.owner)
    setCrew(next.crew)
  }
  const known = <KnownFiles sessionId={session.id} />
  const addKnown = () => openModal({ title: t('actions.addKnown'), content: known })
  return (
    <Stack gap="lg">
      <WaitingBanner />
      <Group gap="md" align="flex-end">
        {others && <OwnerChoice athletes={athletes} owner={owner} onChoose={(one) => void choose({ owner: one, crew })} />}
        <CrewChoice crews={crews} crew={crew} onChoose={(one) => void choose({ owner, crew: one })} />
        <Button variant="default" leftSection={<IconFolderPlus size={18} />} onClick={addKnown}>
          {t('actions.addKnown')}
        </Button>
      </Group>
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
