import { Button, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { flush, runOutbox } from '../../offline/outbox.ts'
import { useOutbox } from '../../offline/outbox-state.ts'
import { MessagePage } from '../../shell/MessagePage.tsx'

type UnsentEntriesProps = {
  /** Whose entries they are. */
  userId: number
  onGo: () => void
}

/** What has not been sent yet, before its person signs out: to be sent, or kept here for them. */
export function UnsentEntries({ userId, onGo }: UnsentEntriesProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const entries = useOutbox()
  const unsent = entries.filter(({ state }) => state !== 'stored')
  const [hasTried, setTried] = useState(false)
  useEffect(() => runOutbox(userId), [userId])
  const areAllSent = entries.length > 0 && unsent.length === 0
  useEffect(() => {
    if (areAllSent) onGo()
  }, [areAllSent, onGo])
  const send = () => void flush().then(() => setTried(true))
  return (
    <MessagePage title={t('unsent.title')}>
      <Text role="status">
        {t(hasTried ? 'unsent.still' : 'unsent.text', { count: Math.max(1, unsent.length) })}
      </Text>
      <Group justify="center">
        <Button onClick={send}>{t('unsent.send')}</Button>
        <Button variant="default" onClick={onGo}>
          {t('unsent.go')}
        </Button>
        <Button variant="subtle" onClick={() => void navigate(-1)}>
          {t('unsent.stay')}
        </Button>
      </Group>
    </MessagePage>
  )
}
