import { Button, Divider, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askToJoin } from '#contract/people/invitations.ts'
import { api, ApiProblem } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { refreshClubs } from '../../shell/viewer.ts'

/** Reads a short code with or without blanks, or the last part of a whole link. */
export const codeIn = (text: string): string => {
  const last = text.trim().split('/').at(-1) ?? ''
  return /^[a-z\s]+$/i.test(last) ? last.replaceAll(/\s/g, '').toUpperCase() : last.trim()
}

/**
 * Lets one join a club by its code, or ask to join it by its exact name, on a page or in a window.
 * `onDone` closes the window.
 */
export function JoinClub({ onDone = () => undefined }: { onDone?: () => void }) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api(askToJoin, { body: { name } }, { own: [404] }),
    onSuccess: async ({ data }) => {
      notify('success', t('join.asked', { club: data.club_name }))
      setName('')
      onDone()
      await refreshClubs()
    },
  })
  const open = async () => {
    onDone()
    await navigate(paths.join(codeIn(code)))
  }
  return (
    <Stack maw={480}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (codeIn(code) !== '') void open()
        }}
      >
        <Stack align="flex-start">
          <TextInput
            w="100%"
            label={t('join.code')}
            description={t('join.codeHint')}
            value={code}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" disabled={codeIn(code) === ''}>
            {t('join.go')}
          </Button>
        </Stack>
      </form>
      <Divider label={t('join.or')} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <Stack align="flex-start">
          <TextInput
            w="100%"
            label={t('join.name')}
            value={name}
            maxLength={120}
            autoComplete="organization"
            error={error instanceof ApiProblem && error.status === 404 && t('join.notFound')}
            onChange={(event) => {
              setName(event.currentTarget.value)
              reset()
            }}
          />
          <Button type="submit" variant="default" disabled={name.trim() === ''} loading={isPending}>
            {t('join.ask')}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
