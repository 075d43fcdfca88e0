import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../shell/store.ts'
import { useViewer } from '../../shell/viewer.ts'
import { thirdPartyScripts } from '../../lazy/third-party.tsx'
import { answerThirdParty, thirdPartyAnswer } from './third-party-answer.ts'
import { useHosts } from './use-hosts.ts'

/**
 * Asks once on each device whether scripts of others may be loaded; nothing is loaded before
 * somebody agrees, and nothing while an administrator acts in their name.
 */
export function AskThirdParty() {
  const { t } = useTranslation('settings')
  const answer = useStore(thirdPartyAnswer)
  const { impersonated } = useViewer()
  const isLoaded = answer === 'allowed' && !impersonated
  useEffect(() => {
    if (isLoaded) for (const url of thirdPartyScripts()) load(url)
  }, [isLoaded])
  const hosts = useHosts()
  if (answer !== null || impersonated) return null
  return (
    <Alert component="section" color="gray" m="md" mb={0} title={t('thirdParty.title')}>
      <Text size="sm">{t('thirdParty.text', { hosts })}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={() => answerThirdParty('allowed')}>
          {t('thirdParty.allow')}
        </Button>
        <Button variant="default" onClick={() => answerThirdParty('refused')}>
          {t('thirdParty.refuse')}
        </Button>
      </Group>
    </Alert>
  )
}

function load(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
