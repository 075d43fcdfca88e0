import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addToThread } from '#contract/club/messages-people.ts'
import { messageThread, messageThreads, type ThreadDetail } from '#contract/club/messages.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { MembersField } from './MembersField.tsx'

/** Adds members of the club to a group, from the next message on. */
export function AddPeople({ thread: { id, people } }: { thread: ThreadDetail }) {
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
