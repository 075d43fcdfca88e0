import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
} from '#contract/platform/webhooks.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { notify } from '../../shell/notices.ts'
import { colon } from '../../format/punctuation.ts'

/** Sends a message once more, now. */
export function ResendButton({ id, name }: { id: number; name?: string }) {
  const { t } = useTranslation('webhooks')
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(resendWebhookDelivery, { params: { id } }, { own: [409] }),
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409)
        notify('error', error.code === 'conflict' ? t('log.sending') : error.message)
    },
    onSuccess: async () => {
      notify('success', t('log.resent'))
      await invalidate(listWebhookDeliveries, getWebhookDelivery, listWebhooks)
    },
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() => mutate()}
      {...(name !== undefined && { 'aria-label': `${t('log.resend')}${colon()}${name}` })}
    >
      {t('log.resend')}
    </Button>
  )
}
