import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  answerAsGuardian,
  guardianQuestion,
  type GuardianQuestion,
} from '#contract/people/consent.ts'
import { GuestPage } from '../account/open.ts'
import { api, ApiProblem, query } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ConsentText } from './ConsentText.tsx'

const OWN = [400, 404, 409, 429]

/** Where the mail to a parent or guardian leads; opening it answers nothing. */
export function GuardianConsentPage() {
  const { t } = useTranslation('consent')
  const { code = '' } = useParams()
  const asked = query(guardianQuestion, { params: { code } }, { own: OWN })
  const found = useQuery({ ...asked, retry: false, staleTime: 0 })
  const { data, error } = found
  if (error instanceof ApiProblem && OWN.includes(error.status))
    return (
      <GuestPage title={t('forGuardian.broken')} lead={error.message} state="error">
        {null}
      </GuestPage>
    )
  if (!data)
    return (
      <GuestPage title={t('title')}>
        <Waiting for={found} rows={5} />
      </GuestPage>
    )
  return <Standing question={data.data} code={code} />
}

function Standing({ question, code }: { question: GuardianQuestion; code: string }) {
  const { t } = useTranslation('consent')
  const { child, state } = question
  if (state === 'expired')
    return (
      <GuestPage title={t('forGuardian.expired')} lead={t('forGuardian.expiredText', { child })}>
        {null}
      </GuestPage>
    )
  if (state === 'used')
    return (
      <GuestPage title={t('forGuardian.no')} lead={t('forGuardian.noText', { child })}>
        {null}
      </GuestPage>
    )
  return <Question question={question} code={code} />
}

/** Shows the question, or after a yes the button to withdraw it. */
function Question({ question, code }: { question: GuardianQuestion; code: string }) {
  const { t } = useTranslation('consent')
  const [name, setName] = useState('')
  const { child, clubs, state, text_version } = question
  const answered = state === 'answered'
  const attempt = useMutation({
    mutationFn: (agrees: boolean) =>
      api(
        answerAsGuardian,
        { params: { code }, body: { agrees, name, text_version } },
        { own: OWN },
      ),
    onSuccess: (reply) => {
      queryClient.setQueryData(
        query(guardianQuestion, { params: { code } }, { own: OWN }).queryKey,
        reply,
      )
      setName('')
    },
  })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  const named = name.trim() !== ''
  return (
    <GuestPage
      title={answered ? t('forGuardian.agreed', { child }) : t('forGuardian.title', { child })}
      lead={answered ? t('forGuardian.agreedText') : t('forGuardian.lead', { child })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate(!answered)
        }}
      >
        <Stack gap="md">
          {!answered && (
            <ConsentText
              who={t('forGuardian.whoText', { child, clubs: clubs.join(', ') || 'Slipway' })}
              free={t('forGuardian.freeText', { child })}
            />
          )}
          <TextInput
            label={t('forGuardian.name')}
            autoComplete="name"
            required
            withAsterisk={false}
            maxLength={200}
            value={name}
            error={problem?.errors['name']?.[0]}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {problem && Object.keys(problem.errors).length === 0 && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
          <Group gap="sm">
            <Button
              type="submit"
              loading={attempt.isPending}
              {...(answered && { color: 'red', variant: 'outline' })}
            >
              {answered ? t('forGuardian.withdraw') : t('forGuardian.agree')}
            </Button>
            {!answered && (
              <Button
                variant="default"
                disabled={!named || attempt.isPending}
                onClick={() => attempt.mutate(false)}
              >
                {t('forGuardian.decline')}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {text_version}
          </Text>
        </Stack>
      </form>
    </GuestPage>
  )
}
