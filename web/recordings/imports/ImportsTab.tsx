import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { listImports, type Import } from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT, takesScores } from '#domain/constants/sports.ts'
import { canUploadFor, canRecordCrew } from '#domain/rules/imports.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { query } from '../../api/api.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { useViewer, can } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ImportList } from './ImportList.tsx'
import { Uploads } from './Uploads.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'
import { useAskAboard } from './use-ask-aboard.ts'
import { useUploads } from './use-uploads.ts'
import { useAssignImport } from './use-assign-import.ts'
import classes from './imports.module.css'

const MOST = 50

/** One's own files that are here already, to be attached to this session. */
function KnownFiles({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('imports')
  const asked = useQuery(query(listImports, { query: { limit: MOST } }))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={4} part />
  const others = data.data.filter(
    ({ activities, session_id }) => activities.length > 0 && session_id !== sessionId,
  )
  return (
    <Stack gap="sm">
      <Text size="sm">
        {t(others.length > 0 ? 'actions.addKnownText' : 'actions.addKnownNone')}
      </Text>
      <ul className={classes.files}>
        {others.map((item) => (
          <KnownFile key={item.id} item={item} sessionId={sessionId} />
        ))}
      </ul>
    </Stack>
  )
}

function KnownFile({ item, sessionId }: { item: Import; sessionId: number }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const { mutate, isPending } = useAssignImport(item.id)
  const start =
    item.activities.find(({ start_time }) => start_time !== null)?.start_time ?? item.created_at
  return (
    <li className={classes.file}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={500} className={classes.fileName ?? ''}>
            {item.file.name}
          </Text>
          <Text size="sm" c="dimmed">
            {format.dateTime(start)}
          </Text>
        </div>
        <Button
          variant="default"
          mih={44}
          loading={isPending}
          onClick={() => mutate(sessionId, { onSuccess: closeModal })}
        >
          {t('assign.here')}
        </Button>
      </Group>
    </li>
  )
}

type RecordableCrew = {
  id: number
  name: string
  users: { user_id: number; full_name: string }[]
}

/** The boats of the session that the viewer may bring in recordings of, with who sits there. */
function useRecordableCrews(): readonly RecordableCrew[] {
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

type CrewChoiceProps = {
  crews: readonly RecordableCrew[]
  crew: string
  onChoose: (crew: string) => void
}

/** The boat that files are recorded in; nothing where there is none. */
function CrewChoice({ crews, crew, onChoose }: CrewChoiceProps) {
  const { t } = useTranslation('imports')
  if (crews.length === 0) return null
  return (
    <NativeSelect
      label={t('actions.forCrew')}
      maw={360}
      value={crew}
      data={[
        { value: '', label: t('actions.noCrew') },
        ...crews.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

/** Files of a session, which takes more of them unless it takes no results. */
export function ImportsTab() {
  const { t } = useTranslation('scores')
  const { kind, sport, id } = useSession()
  if (kind === 'session' && takesScores(sport?.id ?? SPORT.other)) return <SessionFiles />
  return (
    <Stack gap="lg">
      <PageState state="empty" title={t('notTaken.title')} text={t('notTaken.text')} />
      <FilesLeft sessionId={id} />
    </Stack>
  )
}

/** Lists the files added before the session became of a kind that takes none. */
function FilesLeft({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('imports')
  const { data } = useQuery(query(listImports, { query: { session_id: sessionId } }))
  return (
    (data?.meta.total ?? 0) > 0 && (
      <ImportList title={t('ofSession')} uploads={[]} sessionId={sessionId} withPeople />
    )
  )
}

/** Coaches also add those of their athletes. */
function SessionFiles() {
  const { t } = useTranslation('imports')
  const session = useSession()
  const viewer = useViewer()
  const athletes =
    session.participants?.filter(
      ({ user_role_id, user_id }) => user_role_id === ROLE.athlete && canUploadFor(viewer, user_id),
    ) ?? []
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
        {others && (
          <OwnerChoice
            athletes={athletes}
            owner={owner}
            onChoose={(one) => void choose({ owner: one, crew })}
          />
        )}
        <CrewChoice
          crews={crews}
          crew={crew}
          onChoose={(one) => void choose({ owner, crew: one })}
        />
        <Button variant="default" leftSection={<IconFolderPlus size={18} />} onClick={addKnown}>
          {t('actions.addKnown')}
        </Button>
      </Group>
      <Uploads
        uploads={uploads}
        onFiles={add}
        onRemove={remove}
        sessionId={session.id}
        disabled={owner === ''}
      />
      <ImportList title={t('ofSession')} uploads={uploads} sessionId={session.id} withPeople />
    </Stack>
  )
}

type OwnerChoiceProps = {
  athletes: readonly Participant[]
  owner: string
  onChoose: (owner: string) => void
}

function OwnerChoice({ athletes, owner, onChoose }: OwnerChoiceProps) {
  const { t } = useTranslation('imports')
  const people = athletes.map(({ user_id, full_name }) => ({
    value: String(user_id),
    label: full_name,
  }))
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
