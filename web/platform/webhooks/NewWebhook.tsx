import { useTranslation } from 'react-i18next'
import { createWebhook, listWebhooks } from '#contract/platform/webhooks.ts'
import { WEBHOOK_EVENT_TYPES } from '#domain/constants/webhooks.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { EventsField } from './EventsField.tsx'

/** A further address; `onMade` gets the secret of its signature. */
export function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation('webhooks')
  const form = useForm(createWebhook, {
    initial: { address: '', events: [...WEBHOOK_EVENT_TYPES] },
    refreshes: [listWebhooks],
    onSaved: ({ data }) => onMade(data.secret),
  })
  return (
    <Form of={form} submit={t('create')} width={720}>
      <TextField
        {...form.at('address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        label={t('fields.address')}
        description={t('fields.addressHint')}
      />
      <EventsField {...form.at('events')} />
    </Form>
  )
}
