import { Button, Group, List, Stack, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageThread, messageThreads, type ThreadDetail } from '#contract/club/messages.ts'
import { unblockPerson } from '#contract/club/messages-safety.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { addToThread } from '#contract/club/messages-people.ts'
import { api } from '../../api/api.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { threadsChanged } from './queries.ts'
import { MembersField } from './MembersField.tsx'
import classes from './messages.module.css'

/** Adds members of the club to a group, from the next message on. */
function AddPeople({ thread: { id, people } }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const form = useForm(addToThread, {
    initial: { user_ids: [] as number[] },
    send: ({ user_ids = [] }, call) => call(addToThread, { params: { id }, body: { user_ids } }),
    refreshes: [messageThreads, messageThread],
    onSaved: closeModal,
    guard: false,
  })
  return (
    <Form of={form} submit={t('group.add')}>
      <Text size="sm">{t('group.addRule')}</Text>
      <MembersField {...form.at('user_ids')} without={people.map((person) => person.id)} />
    </Form>
  )
}

/** In words for everybody: who belongs to a thread, who else reads it, and for how long. */
export function WhoReads({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const { kind, people, others, kept_days, has_minors, belongs } = thread
  const mayAdd = hasPermission(useViewer(), 'view-club-members') && belongs && kind === 'group'
  const add = () =>
    openModal({ title: t('group.add'), size: 'sm', content: <AddPeople thread={thread} /> })
  const names = useGuardedNames(thread)
  return (
    <Stack className={classes.readers}>
      <List size="sm" spacing={6}>
        <List.Item>{t(`whoReads.${kind}`)}</List.Item>
        <List.Item>{t('whoReads.from')}</List.Item>
        <List.Item>{t('whoReads.adults')}</List.Item>
        {has_minors && (
          <List.Item>
            {names === null ? t('whoReads.guardiansNobody') : t('whoReads.guardians', { names })}
          </List.Item>
        )}
        <List.Item>{t(has_minors ? 'whoReads.welfare' : 'whoReads.noWelfare')}</List.Item>
        <List.Item>{t('whoReads.administrators')}</List.Item>
        <List.Item>
          {kept_days === null
            ? t('whoReads.keptForEver')
            : t('whoReads.kept', { count: kept_days })}
        </List.Item>
      </List>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {t('whoReads.others', { count: others })}
        </Text>
      )}
      {mayAdd && (
        <Button variant="default" leftSection={<IconUserPlus size={18} />} onClick={add}>
          {t('group.add')}
        </Button>
      )}
    </Stack>
  )
}

/** With whom guardians read along; who is not seen is counted. */
function useGuardedNames({ people, guarded_count }: ThreadDetail): string | null {
  const { t } = useTranslation('messages')
  if (guarded_count === 0) return null
  const named = people.filter(({ has_guardian }) => has_guardian)
  const names = named.map(({ full_name }) => full_name)
  const count = guarded_count - named.length
  return [...names, ...(count > 0 ? [t('whoReads.moreChildren', { count })] : [])].join(
    listSeparator(),
  )
}

function PersonRow({ person }: { person: ThreadDetail['people'][number] }) {
  const { t } = useTranslation('messages')
  const { id, full_name, picture, is_coach, is_blocked, has_guardian } = person
  const unblock = useMutation({
    mutationFn: () => api(unblockPerson, { params: { id } }),
    onSuccess: threadsChanged,
  })
  return (
    <Group gap="sm" wrap="nowrap">
      <PersonAvatar name={full_name} picture={picture} size="sm" />
      <Text className={classes.name}>{full_name}</Text>
      {is_coach && (
        <Text size="sm" c="dimmed">
          {t('coach')}
        </Text>
      )}
      {has_guardian && (
        <Text size="sm" c="dimmed">
          {t('guardianAlong')}
        </Text>
      )}
      {is_blocked && (
        <Button size="compact-sm" variant="default" onClick={() => unblock.mutate()}>
          {t('unblock')}
        </Button>
      )}
    </Group>
  )
}
