import { Button, Stack, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinByLink } from '#contract/invitations.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { api, ApiProblem } from '../api.ts'
import { notify } from '../shell/notices.ts'
import { loadViewer, refreshClubs } from '../shell/viewer.ts'

const OWN = [400, 404, 409, 429]

/** Joins a club, or asks it, by the short code it shows. */
export function JoinByCode({ onJoined }: { onJoined?: () => void }) {
  const { t } = useTranslation('clubs')
  const id = useId()
  const [code, setCode] = useState('')
  const join = useMutation({
    mutationFn: () => api(joinByLink, { params: { code: code.trim() } }, { own: OWN }),
    onSuccess: async ({ data }) => {
      const isIn = data.status === MEMBER_STATUS.approved
      await refreshClubs()
      await loadViewer()
      setCode('')
      notify('success', t(isIn ? 'join.in' : 'join.asked', { club: data.club_name }))
      if (isIn) onJoined?.()
    },
  })
  return (
    <Stack gap="sm" component="section" aria-labelledby={id} maw={480}>
      <Title order={2} size="h3" id={id}>
        {t('join.title')}
      </Title>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          join.mutate()
        }}
      >
        <Stack gap="sm" align="flex-start">
          <TextInput
            w="100%"
            label={t('join.label')}
            description={t('join.hint')}
            required
            withAsterisk={false}
            maxLength={64}
            autoComplete="off"
            value={code}
            error={join.error instanceof ApiProblem && OWN.includes(join.error.status) ? join.error.message : null}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={join.isPending}>
            {t('join.save')}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
