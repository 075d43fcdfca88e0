import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { reportOnWall } from '#contract/club/wall-reports.ts'
import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'

type ReportFormProps = { post_id: number; comment_id?: number }

/** Shows a post or comment to those who settle reports, with what is wrong with it. */
export function ReportForm({ post_id, comment_id }: ReportFormProps) {
  const { t } = useTranslation('wall')
  const form = useForm(reportOnWall, {
    initial: { reason: '' },
    send: ({ reason }, call) =>
      call(reportOnWall, {
        body: { post_id, reason, ...(comment_id !== undefined && { comment_id }) },
      }),
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
