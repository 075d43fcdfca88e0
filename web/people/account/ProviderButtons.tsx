import { Alert, Button, Divider, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { beginProviderSignIn } from '#contract/people/account-providers.ts'
import { setupState } from '#contract/people/account-setup.ts'
import { api, query } from '../../api/api.ts'
import { leaveFor } from './provider-way.ts'

/** Shown here, where the password is the other way. */
const OWN = [0, 400, 404, 429, 500, 502, 503, 504]

/** The providers by whose accounts one may sign in; nothing where there are none. */
export function ProviderButtons() {
  const { t } = useTranslation('account')
  const { data } = useQuery({ ...query(setupState, {}, { own: OWN }), staleTime: Infinity })
  const begin = useMutation({
    mutationFn: (provider: string) =>
      api(beginProviderSignIn, { body: { provider } }, { own: OWN }),
    onSuccess: (way) => leaveFor(way.data, 'sign-in'),
  })
  const providers = data?.data.sign_in_providers ?? []
  if (providers.length === 0) return null
  const isLeaving = begin.isPending || begin.isSuccess
  return (
    <Stack gap="sm">
      <Divider label={t('provider.or')} />
      {begin.error && (
        <Alert color="red" role="alert">
          {begin.error.message}
        </Alert>
      )}
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          variant="default"
          fullWidth
          loading={isLeaving && begin.variables === key}
          disabled={isLeaving}
          onClick={() => begin.mutate(key)}
        >
          {t('provider.with', { name })}
        </Button>
      ))}
    </Stack>
  )
}
