import { Button, Stack, Text } from '@mantine/core'
import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createWebhook, listWebhooks, type Webhook } from '#contract/platform/webhooks.ts'
import { MOST_WEBHOOKS, WEBHOOK_EVENT_TYPES } from '#domain/constants/webhooks.ts'
import { query } from '../../api/api.ts'
import { useLoaded } from '../../load/use-loaded.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { colon } from '../../format/punctuation.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { SecretAlert } from './SecretAlert.tsx'
import { SignatureNote } from './SignatureNote.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import { EventsField } from './EventsField.tsx'
import classes from './webhooks.module.css'
import table from '../../ui/table/table.module.css'

/** A further address; `onMade` gets the secret of its signature. */
function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
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

/** The addresses that events of the club are sent to. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const viewer = useViewer()
  const { data: webhooks } = useLoaded(query(listWebhooks))
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const mayAdd =
    can(createWebhook.access, viewer) &&
    !viewer.impersonated &&
    !adding &&
    webhooks.length < MOST_WEBHOOKS
  const add = mayAdd && <Button onClick={() => setAdding(true)}>{t('add')}</Button>
  return (
    <Page title={t('title')} subtitle={t('subtitle')} action={webhooks.length > 0 && add}>
      {secret !== null && <SecretAlert secret={secret} onDone={() => setSecret(null)} />}
      {adding && (
        <NewWebhook
          onMade={(made) => {
            setSecret(made)
            setAdding(false)
          }}
        />
      )}
      {webhooks.length === 0 && !adding && (
        <PageState
          state="empty"
          icon={<IconWebhook />}
          title={t('none')}
          text={t('noneText')}
          action={add}
        />
      )}
      {webhooks.length > 0 && (
        <ul className={classes.list} aria-label={t('title')}>
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <SignatureNote />
    </Page>
  )
}

function Row({ webhook: { id, address, events, active, last_delivery } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const words = useWebhookWords()
  return (
    <li className={classes.row}>
      <Link className={`${table.open} ${classes.address}`} to={paths.webhook(id)}>
        {address}
      </Link>
      <Stack gap={0}>
        {words.chosen(events).map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
      <Text size="sm" c="dimmed">
        {[
          t(active ? 'on' : 'off'),
          last_delivery ? `${t('last')}${colon()}${words.state(last_delivery)}` : t('nothing'),
        ].join(' · ')}
      </Text>
    </li>
  )
}
