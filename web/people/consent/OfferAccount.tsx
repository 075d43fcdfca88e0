import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { offerGuardianAccount } from '#contract/club/guardians-links.ts'
import { api } from '../../api/api.ts'

/** Offers an account to a guardian who has agreed; its invitation comes to the same address. */
export function OfferAccount({ code, child }: { code: string; child: string }) {
  const { t } = useTranslation('consent')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api(offerGuardianAccount, { params: { code } }),
  })
  return (
    <Stack gap="xs" component="section" align="flex-start">
      <Title order={2} size="h5">
        {t('forGuardian.account.title')}
      </Title>
      <Text size="sm">{t('forGuardian.account.text', { child })}</Text>
      {isSuccess ? (
        <Text role="status">{t('forGuardian.account.sent')}</Text>
      ) : (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('forGuardian.account.send')}
        </Button>
      )}
    </Stack>
  )
}
