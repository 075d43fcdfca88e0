import { NativeSelect, Stack, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listWebhookDeliveries, type WebhookDelivery } from '#contract/platform/webhooks.ts'
import { DELIVERY_STATES } from '#domain/constants/webhooks.ts'
import { query } from '../../api/api.ts'
import { dateTime, figure, node, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { ResendButton } from './ResendButton.tsx'
import { useWebhookWords } from './use-webhook-words.ts'

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
export function DeliveryLog({ webhookId, active }: { webhookId: number; active: boolean }) {
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
