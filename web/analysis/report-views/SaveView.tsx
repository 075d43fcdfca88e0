import { useTranslation } from 'react-i18next'
import { reportViews, saveReportView, type ViewQuestion } from '#contract/analysis/report-views.ts'
import type { ViewPageName } from '#domain/reports/pages.ts'
import { canShareViews } from '#domain/rules/report-views.ts'
import { CheckField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'

type SaveViewProps = { page: ViewPageName; question: ViewQuestion }

/** What the report is asked just now, under a name. */
export function SaveView({ page, question }: SaveViewProps) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const form = useForm(saveReportView, {
    initial: { name: '', is_default: false, shared: false },
    send: (values, call) => call(saveReportView, { body: { ...values, page, question } }),
    refreshes: [reportViews],
    saved: t('views.saved'),
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('views.save')} wide>
      <TextField {...form.at('name')} label={t('views.name')} data-autofocus />
      <CheckField {...form.at('is_default')} label={t('views.default')} />
      {canShareViews(viewer) && <CheckField {...form.at('shared')} label={t('views.share')} />}
    </Form>
  )
}
