import { useTranslation } from 'react-i18next'
import { listWebhooks, updateWebhook, type Webhook } from '#contract/platform/webhooks.ts'
import { CheckField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { EventsField } from './EventsField.tsx'

/** Where messages go, which, and whether at all. */
export function WebhookForm({ webhook: { id, address, events, active } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const form = useForm(updateWebhook, {
    params: { id },
    initial: { address, events, active },
    refreshes: [listWebhooks],
    saved: t('saved'),
  })
  return (
    <Form of={form} submit={t('save')} disabled={!form.dirty} width={720}>
      <TextField
        {...form.at('address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('fields.address')}
        description={t('fields.addressHint')}
      />
      <CheckField {...form.at('active')} label={t('fields.active')} />
      <EventsField {...form.at('events')} />
    </Form>
  )
}
