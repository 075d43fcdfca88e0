import { Group, NativeSelect, Stack, Title } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ActivityEditor } from '#contract/recordings/imports.ts'
import { boatById, positionsOf } from '#domain/constants/boats.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useAssign, type Assignment } from './queries.ts'
import { useAskAboard } from './use-ask-aboard.ts'

/**
 * Asks whose recording it is, and the boat and seat it was made in. Each choice is stored at once.
 */
export function AssignActivity({ editor }: { editor: ActivityEditor }) {
  const { t } = useTranslation('imports')
  const seatName = useSeatName()
  const viewer = useViewer()
  const session = useSession()
  const navigate = useNavigate()
  const askAboard = useAskAboard()
  const { mutate, isPending } = useAssign(editor.activity.id)
  const { activity, crews, people, user_id, full_name } = editor
  const others = people.filter(
    (person) => person.user_id !== user_id && canUploadFor(viewer, person.user_id),
  )
  const assign = (to: Assignment) =>
    mutate(to, {
      onSuccess: () => {
        if (to.crew_id !== undefined)
          void navigate(paths.editImport(session.id, to.crew_id, activity.id), { replace: true })
      },
    })
  const asPerson = (id: number) =>
    id === user_id ? { user_id, full_name } : people.find((person) => person.user_id === id)
  const boatOf = (id: number | null) => crews.find((crew) => crew.id === id)
  async function toPerson(id: number) {
    if (await askAboard(asPerson(id), boatOf(activity.crew_id))) assign({ user_id: id })
  }
  async function toBoat(id: number | null) {
    if (await askAboard(asPerson(user_id), boatOf(id))) assign({ crew_id: id })
  }
  const boat = boatById(boatOf(activity.crew_id)?.boat_type ?? 0)
  if (others.length === 0 && crews.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('edit.belongs')}>
      <Title order={2}>{t('edit.belongs')}</Title>
      <Group gap="sm" align="flex-end">
        {others.length > 0 && (
          <NativeSelect
            label={t('edit.athlete')}
            disabled={isPending}
            value={String(user_id)}
            data={[
              { value: String(user_id), label: full_name },
              ...others.map((person) => ({
                value: String(person.user_id),
                label: person.full_name,
              })),
            ]}
            onChange={(event) => void toPerson(Number(event.currentTarget.value))}
          />
        )}
        {crews.length > 0 && (
          <NativeSelect
            label={t('edit.crew')}
            disabled={isPending}
            value={activity.crew_id === null ? '' : String(activity.crew_id)}
            data={[
              { value: '', label: t('edit.noCrew') },
              ...crews.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) =>
              void toBoat(
                event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
              )
            }
          />
        )}
        {boat && (
          <NativeSelect
            label={t('edit.seat')}
            disabled={isPending}
            value={activity.seat === null ? '' : String(activity.seat)}
            data={[
              { value: '', label: t('edit.boat') },
              ...positionsOf(boat).map((position) => ({
                value: String(position),
                label: upperFirst(seatName(boat, position, 'long')),
              })),
            ]}
            onChange={(event) =>
              assign({
                seat: event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
              })
            }
          />
        )}
      </Group>
    </Stack>
  )
}
