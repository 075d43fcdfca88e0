import { Alert, Button, Group, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import type { clubUsers } from '#contract/people/members.ts'
import { createSquad, deleteSquad, getSquad, squads, updateSquad, type SquadDetail } from '#contract/people/squads.ts'
import { squadRoleOf } from '#domain/rules/squads.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { Page } from '../../ui/Page.tsx'
import classes from './squads.module.css'

type Person = Reply<typeof clubUsers>['data'][number]
type Draft = { name: string; athletes: readonly string[]; coaches: readonly string[] }
type Props = { squad: SquadDetail | null; people: readonly Person[] }

const OWN = [400, 409]
const roleOf = ({ current_club_roles = [] }: Person) => squadRoleOf(current_club_roles.map(({ id }) => id))
const choices = (people: readonly Person[], role: 'athlete' | 'coach') =>
  people.filter((person) => roleOf(person) === role).map(({ id, full_name }) => ({ value: String(id), label: full_name }))
const idsOf = (squad: SquadDetail | null, role: 'athlete' | 'coach') =>
  (squad?.members ?? []).filter(({ role_ids }) => squadRoleOf(role_ids) === role).map(({ user_id }) => String(user_id))

/** What somebody else has renamed the squad to, when that is why it was not stored. */
function newNameOf(error: unknown): string | null {
  const current = error instanceof ApiProblem && error.code === 'changed_meanwhile' ? error.current : undefined
  return (current?.[0] as { name?: string } | undefined)?.name ?? null
}

/** Name and people of a squad, by role. */
export function SquadForm({ squad, people }: Props) {
  const { t } = useTranslation('squads')
  const navigate = useNavigate()
  const [first] = useState<Draft>(() => ({ name: squad?.name ?? '', athletes: idsOf(squad, 'athlete'), coaches: idsOf(squad, 'coach') }))
  const [draft, setDraft] = useState(first)
  /** The name as it was last seen: after a refusal, as somebody else has made it. */
  const [seenName, setSeenName] = useState(first.name)
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const leave = useLeaveGuard(draft !== first)
  const save = useMutation({
    mutationFn: async () => {
      const body = { name: draft.name.trim(), user_ids: [...draft.athletes, ...draft.coaches].map(Number) }
      if (!squad) return (await api(createSquad, { body }, { own: OWN })).data.id
      const seen = { name: seenName, user_ids: [...first.athletes, ...first.coaches].map(Number) }
      await api(updateSquad, { params: { id: squad.id }, body: { ...body, seen } }, { own: OWN })
      return squad.id
    },
    onError: (error) => setSeenName((before) => newNameOf(error) ?? before),
    onSuccess: async (id) => {
      leave()
      await invalidate(squads, getSquad)
      notify('success', t(squad ? 'form.saved' : 'form.created', { name: draft.name.trim() }))
      await navigate(paths.squad(id))
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  const renamed = newNameOf(save.error)
  return (
    <Page title={squad ? t('form.title', { name: squad.name }) : t('form.newTitle')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {problem && (
          <Alert color={renamed === null ? 'red' : 'amber'} role="alert">
            {renamed === null ? problem.message : t('form.renamed', { name: renamed })}
          </Alert>
        )}
        <TextInput
          label={t('form.name')}
          description={t('form.nameHint')}
          required
          maxLength={80}
          value={draft.name}
          error={problem?.errors['name']?.[0]}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <MultiChoice
          label={t('form.athletes')}
          description={t('form.peopleHint')}
          placeholder={t('form.pick')}
          groups={[{ group: t('form.athletes'), items: choices(people, 'athlete') }]}
          value={draft.athletes}
          error={problem?.errors['user_ids']?.[0]}
          onChange={(athletes) => set({ athletes })}
        />
        <MultiChoice
          label={t('form.coaches')}
          placeholder={t('form.pick')}
          groups={[{ group: t('form.coaches'), items: choices(people, 'coach') }]}
          value={draft.coaches}
          onChange={(coaches) => set({ coaches })}
        />
        <Group justify="space-between">
          <Button type="submit" loading={save.isPending}>
            {squad ? t('form.save') : t('form.create')}
          </Button>
          {squad && <DeleteSquad squad={squad} onDeleted={leave} />}
        </Group>
      </form>
    </Page>
  )
}

function DeleteSquad({ squad: { id, name }, onDeleted }: { squad: SquadDetail; onDeleted: () => void }) {
  const { t } = useTranslation('squads')
  const viewer = useViewer()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const remove = useMutation({
    mutationFn: () => api(deleteSquad, { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      await navigate(paths.squads())
      await invalidate(squads)
      notify('success', t('deletion.done', { name }))
    },
  })
  const ask = async () => {
    const sure = await confirm({
      title: t('deletion.title', { name }),
      text: t('deletion.text'),
      confirm: t('deletion.confirm'),
      dangerous: true,
    })
    if (sure) remove.mutate()
  }
  if (!can(deleteSquad.access, viewer)) return null
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={18} />} loading={remove.isPending} onClick={() => void ask()}>
      {t('delete')}
    </Button>
  )
}
