import { Alert, Button, Group, Stack, Text, Title, NativeSelect } from '@mantine/core'
import { useMutation, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { IconSend } from '@tabler/icons-react'
import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '#contract/platform/webhooks.ts'
import { DELIVERY_STATES } from '#domain/constants/webhooks.ts'
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
import { CheckField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { dateTime, figure, node, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { SecretAlert } from './SecretAlert.tsx'
import { SignatureNote } from './SignatureNote.tsx'
import { EventsField } from './EventsField.tsx'
import { ResendButton } from './ResendButton.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import classes from './webhooks.module.css'

const LOOK_AGAIN_MS = 2000

type DeliveryWords = { words: ReturnType<typeof useWebhookWords>; isActive: boolean }

const deliveryList = list('webhooks', 'log', rows<WebhookDelivery, DeliveryWords>(), {
  id: 'webhook-log',
  title: ({ t }) => t('log.title'),
  columns: {
    event: text(({ type }, { words }) => words.event(type)),
    state: text((delivery, { words }) => words.state(delivery)),
    when: dateTime(({ attempted_at, created_at }) => attempted_at ?? created_at),
    attempts: figure(({ attempts }) => attempts),
    action: node(({ id, type }, { words }) => <ResendButton id={id} name={words.event(type)} />, {
      isShown: ({ isActive }) => isActive,
    }),
  },
})

/** What was sent to an address, the newest first. */
function DeliveryLog({ webhookId, active }: { webhookId: number; active: boolean }) {
  const { t } = useTranslation('webhooks')
  const words = useWebhookWords()
  const [search, change] = useSearchParam()
  const state = DELIVERY_STATES.find((one) => one === search.get('state'))
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1))
  const asked = useQuery({
    ...query(listWebhookDeliveries, {
      params: { id: webhookId },
      query: { page, ...(state && { state }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((one) => one.state === 'waiting') ? LOOK_AGAIN_MS : false,
  })
  const { data } = asked
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h4">
        {t('log.title')}
      </Title>
      <NativeSelect
        label={t('log.state')}
        w={220}
        value={state ?? ''}
        onChange={(event) => change({ state: event.currentTarget.value, page: null })}
        data={[
          { value: '', label: t('log.all') },
          ...DELIVERY_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
      />
      {!data && <Waiting for={asked} rows={6} part />}
      {data?.data.length === 0 && (
        <PageState
          state="empty"
          icon={<IconSend />}
          title={t('log.none')}
          text={t('log.noneText')}
        />
      )}
      {data && data.data.length > 0 && (
        <ListTable
          of={deliveryList}
          given={{ words, isActive: active }}
          href={({ id }) => paths.webhookMessage(webhookId, id)}
          rows={data.data}
          meta={data.meta}
          onPage={(next) => change({ page: String(next) })}
        />
      )}
    </Stack>
  )
}

/** Where messages go, which, and whether at all. */
function WebhookForm({ webhook: { id, address, events, active } }: { webhook: Webhook }) {
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
