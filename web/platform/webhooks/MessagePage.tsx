import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { getWebhookDelivery, type WebhookDeliveryDetail } from '#contract/platform/webhooks.ts'
import { colon } from '../../format/punctuation.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { ResendButton } from './ResendButton.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import classes from './webhooks.module.css'

/** One message as it was sent, and how the receiver answered. */
export function MessagePage() {
  const { t } = useTranslation('webhooks')
  const id = idIn(useParams()['deliveryId'])
  const asked = useQuery({
    ...query(getWebhookDelivery, { params: { id: id ?? 0 } }, { own: [404] }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data?.data.state === 'waiting' ? 2000 : false),
  })
  if (id === null) return <PageState state="not-found" />
  const message = asked.data?.data
  if (!message)
    return (
      <Page title={t('message.title')}>
        <Waiting for={asked} rows={8} />
      </Page>
    )
  return <Message message={message} />
}

function Message({ message }: { message: WebhookDeliveryDetail }) {
  const { t } = useTranslation('webhooks')
  const format = useFormat()
  const words = useWebhookWords()
  const { id, webhook_id, message_id, type, created_at, attempted_at, attempts } = message
  const facts = [
    [t('log.state'), words.state(message)],
    [t('log.when'), format.dateTime(attempted_at ?? created_at)],
    [t('log.attempts'), format.number(attempts)],
    [t('message.id'), message_id],
  ]
  return (
    <Page title={words.event(type)} action={<ResendButton id={id} />}>
      <Link to={paths.webhook(webhook_id)}>{t('message.back')}</Link>
      <Stack gap={4}>
        {facts.map(([name, value]) => (
          <Text key={name} style={{ overflowWrap: 'anywhere' }}>
            {name + colon()}
            {value}
          </Text>
        ))}
      </Stack>
      <Written title={t('message.body')} text={message.body} />
      <Written title={t('message.reply')} text={message.reply ?? t('message.noReply')} />
    </Page>
  )
}

const Written = ({ title, text }: { title: string; text: string }) => (
  <Stack component="section" gap="xs">
    <Title order={2} size="h4">
      {title}
    </Title>
    <ScrollRegion label={title} className={classes.code}>
      <pre>{pretty(text)}</pre>
    </ScrollRegion>
  </Stack>
)

/** JSON over several lines; anything else as it is. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
