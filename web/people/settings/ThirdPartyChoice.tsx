import { Stack, Switch, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../shell/store.ts'
import { thirdPartyScripts } from '../../lazy/third-party.tsx'
import { answerThirdParty, thirdPartyAnswer } from './third-party-answer.ts'
import { useHosts } from './use-hosts.ts'

/** Whether scripts of others are loaded on this device. What is loaded ends with the page. */
export function ThirdPartyChoice() {
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
