import { useState } from 'react'
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  challengeFlags,
  decideChallengeFlag,
  type ChallengeFlag,
} from '#contract/club/challenges-organising.ts'
import type { ChallengeDetail } from '#contract/club/challenges.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { notify } from '../../shell/notices.ts'
import { flagsQuery, STANDING } from './queries.ts'
import { useChallengeWords } from './use-challenge-words.ts'

const MOST_LETTERS = 500

/** What looks wrong, for the organiser to count or leave out. */
export function Flags({ challenge }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const asked = useQuery(flagsQuery(challenge.id))
  const rows = asked.data?.data
  if (rows?.length === 0) return null
  const count = rows?.filter(({ decided }) => decided === null).length ?? 0
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t('flags.title')}
      </Title>
      {!rows && <Waiting for={asked} part />}
      {rows && <Text c="dimmed">{count === 0 ? t('flags.none') : t('flags.lead', { count })}</Text>}
      {rows?.map((flag) => (
        <Flag key={flag.id} challenge={challenge} flag={flag} />
      ))}
    </Stack>
  )
}

function Flag({ challenge, flag }: { challenge: ChallengeDetail; flag: ChallengeFlag }) {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  const format = useFormat()
  const [note, setNote] = useState(flag.note ?? '')
  const decide = useMutation({
    mutationFn: (counts: boolean) =>
      api(decideChallengeFlag, {
        params: { id: challenge.id, entry_id: flag.id },
        body: { counts, note: note.trim() === '' ? null : note.trim() },
      }),
    onSuccess: async () => {
      await invalidate(challengeFlags, ...STANDING)
      notify('success', t('flags.saved'))
    },
  })
  const person = flag.full_name ?? t('teams.somebody', { club: flag.club_name })
  const facts = [
    format.day(flag.day),
    words.value(flag.value, challenge.metric) ?? '',
    t(`flags.kinds.${flag.flag}`),
    ...(flag.decided === null ? [] : [t(flag.decided ? 'flags.counted' : 'flags.leftOut')]),
  ]
  return (
    <Stack gap="xs">
      <Text>
        {flag.team_name === null ? person : t('flags.of', { person, team: flag.team_name })}
      </Text>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      <Group gap="sm" align="flex-end">
        <TextInput
          label={t('flags.note')}
          value={note}
          maxLength={MOST_LETTERS}
          onChange={(event) => setNote(event.currentTarget.value)}
          flex="1 1 200px"
          maw={400}
        />
        <Button variant="default" loading={decide.isPending} onClick={() => decide.mutate(true)}>
          {t('flags.count')}
        </Button>
        <Button variant="default" loading={decide.isPending} onClick={() => decide.mutate(false)}>
          {t('flags.leaveOut')}
        </Button>
      </Group>
    </Stack>
  )
}
