import { Button, Code, CopyButton, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminActivationLink, type AdminUser } from '#contract/platform/admin.ts'
import { api } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'

/** Where no mail server sends it: the link that opens the account, shown once. */
export function ActivationByHand({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => api(adminActivationLink, { params: { id: user.id } }),
  })
  if (!user.activation_by_hand) return null
  const made = data?.data
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('activation.heading')}
      </Title>
      <Text>
        {made
          ? t('activation.given', { name, until: format.within.dateTime(made.expires_at) })
          : t('activation.text')}
      </Text>
      {made ? (
        <>
          <Code block maw="100%" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
            {made.link}
          </Code>
          <CopyButton value={made.link}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'activation.copied' : 'activation.copy')}
              </Button>
            )}
          </CopyButton>
        </>
      ) : (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('activation.make')}
        </Button>
      )}
    </Stack>
  )
}
