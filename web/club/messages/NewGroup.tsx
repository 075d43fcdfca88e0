import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { messageThreads, openThread } from '#contract/club/messages.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { MembersField } from './MembersField.tsx'

/** Begins a thread with some members of the club. */
export function NewGroup() {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const form = useForm(openThread, {
    initial: { name: '', user_ids: [] as number[] },
    send: async ({ name, user_ids }, call) =>
      (await call(openThread, { body: { kind: 'group', name: name ?? '', user_ids } })).data.id,
    refreshes: [messageThreads],
    onSaved: async (id) => {
      closeModal()
      await navigate(paths.messages(id))
    },
    guard: false,
  })
  return (
    <Form of={form} submit={t('group.begin')}>
      <Text size="sm">{t('group.rule')}</Text>
      <TextField {...form.at('name')} label={t('group.name')} data-autofocus />
      <MembersField {...form.at('user_ids')} />
    </Form>
  )
}
