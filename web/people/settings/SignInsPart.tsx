import { Badge, Button, Group, Stack, Text, Switch, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endSignIn, listSignIns } from '#contract/people/settings.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { pendingSignOuts } from '../../shell/session-store.ts'
import { sendSignOuts } from '../../shell/sign-outs.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useStore } from '../../shell/store.ts'
import { thirdPartyScripts } from '../../lazy/third-party.tsx'
import { deviceOf } from './device.ts'
import { OWN, useChange } from './use-change.ts'
import { answerThirdParty, thirdPartyAnswer } from './third-party-answer.ts'
import { useHosts } from './use-hosts.ts'
import classes from './settings.module.css'

/** Whether scripts of others are loaded on this device. What is loaded ends with the page. */
function ThirdPartyChoice() {
  const { t } = useTranslation('settings')
  const answer = useStore(thirdPartyAnswer)
  const hosts = useHosts()
  if (thirdPartyScripts().length === 0) return null
  const change = (isAllowed: boolean) => {
    answerThirdParty(isAllowed ? 'allowed' : 'refused')
    if (!isAllowed) window.location.reload()
  }
  return (
    <Stack component="section" gap="xs" aria-labelledby="third-party">
      <Title order={2} size="h4" id="third-party">
        {t('thirdParty.title')}
      </Title>
      <Text size="sm">{t('thirdParty.text', { hosts })}</Text>
      <Switch
        label={t('thirdParty.allow')}
        checked={answer === 'allowed'}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </Stack>
  )
}

/** Where one is signed in; each can be ended. */
export function SignInsPart() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const list = useQuery(query(listSignIns))
  const sent = useQuery({
    queryKey: ['sign-outs'],
    queryFn: async () => {
      if (pendingSignOuts().length === 0) return true
      const isSent = await sendSignOuts()
      if (isSent) await invalidate(listSignIns)
      return isSent
    },
    gcTime: 0,
  })
  const end = useChange((id: number) => api(endSignIn, { params: { id } }, { own: OWN }), {
    said: t('signIns.ended'),
    after: () => invalidate(listSignIns),
  })
  if (!list.data) return <Waiting for={list} rows={3} part />
  return (
    <Stack gap="xl">
      {sent.data === false && <Text c="dimmed">{t('signIns.waiting')}</Text>}
      <ul className={classes.list}>
        {list.data.data.map(({ id, client, created_at, last_used_at, current }) => {
          const device = deviceOf(client) ?? t('signIns.unknown')
          return (
            <li key={id} className={classes.row}>
              <Stack gap={0} miw={0}>
                <Group gap="xs">
                  <Text fw={600}>{device}</Text>
                  {current && <Badge color="teal">{t('signIns.current')}</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {t('signIns.times', {
                    created: format.within.dateTime(created_at),
                    used: format.within.dateTime(last_used_at),
                  })}
                </Text>
              </Stack>
              {!current && (
                <Button
                  variant="default"
                  aria-label={t('signIns.endOf', { device })}
                  disabled={end.busy}
                  onClick={() => end.run(id)}
                >
                  {t('signIns.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ThirdPartyChoice />
    </Stack>
  )
}
