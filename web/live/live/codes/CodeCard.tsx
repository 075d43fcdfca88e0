import { Button, Card, CopyButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeConnectCodes, type ConnectCode } from '#contract/live/live.ts'
import { api, invalidate } from '../../../api/api.ts'
import { notify } from '../../../shell/notices.ts'
import classes from './codes.module.css'
import { imageOf } from '../../../ui/image-of.ts'

type CodeCardProps = { code: ConnectCode; session: number }

/** One code to be scanned from the screen, its link, and a new one in its place. */
export function CodeCard({ code, session }: CodeCardProps) {
  const { t } = useTranslation('recorder')
  const { name, connect_url, qr_code } = code
  return (
    <Card withBorder padding="sm">
      <Group align="flex-start" gap="md">
        <img
          className={classes.onScreen}
          src={imageOf(qr_code)}
          alt={t('codes.of', { name })}
          width={168}
          height={168}
        />
        <Stack gap="xs" flex={1} miw={200}>
          <Text fw={650} size="lg">
            {name}
          </Text>
          <Text size="sm" c="dimmed" className={classes.url}>
            {connect_url}
          </Text>
          <Group gap="xs">
            <CopyButton value={connect_url}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  aria-label={copied ? undefined : t('codes.copyOf', { name })}
                  onClick={copy}
                >
                  {t(copied ? 'codes.copied' : 'codes.copy')}
                </Button>
              )}
            </CopyButton>
            <Renewing code={code} session={session} />
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}

/** Asks first: phones on the water may record by the old one. */
function Renewing({ code: { id, name }, session }: CodeCardProps) {
  const { t } = useTranslation('recorder')
  const [step, setStep] = useState<'offered' | 'asked'>('offered')
  const renew = useMutation({
    mutationFn: () => api(makeConnectCodes, { params: { id: session }, body: { renew: [id] } }),
    onSuccess: async () => {
      await invalidate(makeConnectCodes)
      setStep('offered')
      notify('success', t('codes.renewed', { name }))
    },
  })
  if (step === 'offered')
    return (
      <Button
        variant="default"
        aria-label={t('codes.renewOf', { name })}
        onClick={() => setStep('asked')}
      >
        {t('codes.renew')}
      </Button>
    )
  return (
    <Stack gap="xs" role="group" aria-label={t('codes.renewOf', { name })}>
      <Text size="sm" role="status">
        {t('codes.sure', { name })}
      </Text>
      <Group gap="xs">
        <Button color="red" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('codes.renewNow')}
        </Button>
        <Button variant="default" data-autofocus onClick={() => setStep('offered')}>
          {t('codes.keep')}
        </Button>
      </Group>
    </Stack>
  )
}
