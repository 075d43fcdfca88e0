import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Message } from '#contract/club/messages.ts'
import { reportMessage } from '#contract/club/messages-safety.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'

/** Shows a message to those who answer for the welfare of members, with what is wrong with it. */
export function ReportForm({ threadId, message }: { threadId: number; message: Message }) {
  const { t } = useTranslation('messages')
  const form = useForm(reportMessage, {
    params: { id: threadId, number: message.number },
    initial: { reason: '' },
    refreshes: [],
    saved: t('report.done'),
    onSaved: closeModal,
    guard: false,
  })
  return (
    <Form of={form} submit={t('report.send')}>
      <Text size="sm">{t('report.text')}</Text>
      <ProseField {...form.at('reason')} label={t('report.reason')} maxRows={8} data-autofocus />
    </Form>
  )
}
