import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { morningNotice, saveMorningNotice } from '#contract/analysis/monitoring-noted.ts'
import { query } from '../../api/api.ts'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'

/** Whether a coach is notified in the morning of red and amber values. */
export function NoticePart() {
  const asked = useQuery(query(morningNotice))
  return asked.data ? (
    <NoticeForm wanted={asked.data.data.wanted} />
  ) : (
    <Waiting for={asked} rows={2} part />
  )
}

function NoticeForm({ wanted }: { wanted: boolean }) {
  const { t } = useTranslation('monitoring')
  const form = useForm(saveMorningNotice, {
    initial: { wanted },
    refreshes: [morningNotice],
    saved: t('notice.saved'),
  })
  return (
    <Form of={form} submit={t('save')} disabled={!form.dirty}>
      <SwitchField
        {...form.at('wanted')}
        label={t('notice.wanted')}
        description={t('notice.hint')}
      />
    </Form>
  )
}
