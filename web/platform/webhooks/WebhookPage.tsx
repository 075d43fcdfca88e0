import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from '#contract/platform/webhooks.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useLoaded } from '../../load/use-loaded.ts'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { SecretAlert } from './SecretAlert.tsx'
import { SignatureNote } from './SignatureNote.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import classes from './webhooks.module.css'

/** One address with what was sent to it. */
export function WebhookPage() {
  const id = idIn(useParams()['webhookId'])
  const { data: webhooks } = useLoaded(query(listWebhooks))
  const webhook = webhooks.find((one) => one.id === id)
  return webhook ? <Known key={webhook.id} webhook={webhook} /> : <PageState state="not-found" />
}

function Known({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const format = useFormat()
  const [secret, setSecret] = useState<string | null>(null)
  const { id, address, active, closed_at, old_secret_until } = webhook
  const test = useMutation({
    mutationFn: () => api(testWebhook, { params: { id } }),
    onSuccess: async () => {
      notify('success', t('tested'))
      await invalidate(listWebhookDeliveries, listWebhooks)
    },
  })
  return (
    <Page
      title={t('title')}
      subtitle={<span className={classes.address}>{address}</span>}
      action={
        <Button disabled={!active} loading={test.isPending} onClick={() => test.mutate()}>
          {t('test')}
        </Button>
      }
    >
      {secret !== null && <SecretAlert secret={secret} onDone={() => setSecret(null)} />}
      {closed_at !== null && (
        <Alert color="amber" role="status">
          {t('closed', { when: format.within.dateTime(closed_at) })}
        </Alert>
      )}
      <DeliveryLog webhookId={id} active={active} />
      <Stack component="section" gap="md">
        <Title order={2} size="h4">
          {t('settings')}
        </Title>
        <WebhookForm key={String(active)} webhook={webhook} />
      </Stack>
      <SignatureNote />
      {old_secret_until !== null && (
        <Text size="sm">{t('rotating', { when: format.within.dateTime(old_secret_until) })}</Text>
      )}
      <Rare id={id} onRotated={setSecret} />
    </Page>
  )
}

/** What is done rarely, and is asked about. */
function Rare({ id, onRotated }: { id: number; onRotated: (secret: string) => void }) {
  const { t } = useTranslation('webhooks')
  const { impersonated } = useViewer()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const rotate = useMutation({
    mutationFn: async () => {
      const question = { title: t('rotateTitle'), text: t('rotateText'), confirm: t('rotate') }
      if (!(await confirm(question))) return
      const { data } = await api(rotateWebhookSecret, { params: { id } })
      onRotated(data.secret)
      await invalidate(listWebhooks)
      window.scrollTo({ top: 0 })
    },
  })
  const remove = useMutation({
    mutationFn: async () => {
      const agreed = await confirm({
        title: t('deleteTitle'),
        text: t('deleteText'),
        confirm: t('delete'),
        dangerous: true,
      })
      if (!agreed) return
      await api(deleteWebhook, { params: { id } })
      notify('success', t('deleted'))
      await navigate(paths.webhooks(), { replace: true })
      await invalidate(listWebhooks)
    },
  })
  return (
    <Group gap="sm">
      {!impersonated && (
        <Button variant="default" loading={rotate.isPending} onClick={() => rotate.mutate()}>
          {t('rotate')}
        </Button>
      )}
      <Button
        variant="outline"
        color="red"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('delete')}
      </Button>
    </Group>
  )
}
