import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endOwnGuardian, ownGuardians, type OwnGuardian } from '#contract/club/guardians-links.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import classes from './guardians.module.css'

/** Who is one's guardian in which club, and what they may do. */
export function OwnGuardiansPart() {
  const { t } = useTranslation('guardians')
  const asked = useQuery(query(ownGuardians))
  const all = asked.data?.data
  if (!all) return <Waiting for={asked} rows={4} part />
  return (
    <Stack gap="md" maw={640}>
      <Text>{t('own.lead')}</Text>
      <Text size="sm" c="dimmed">
        {t('own.may')}
      </Text>
      {all.length === 0 && <Text c="dimmed">{t('own.none')}</Text>}
      <ul className={classes.list}>
        {all.map((guardian) => (
          <Guardian key={`${guardian.club_id} ${guardian.id}`} guardian={guardian} />
        ))}
      </ul>
      {all.some(({ may_end }) => !may_end) && <Text size="sm">{t('own.later')}</Text>}
    </Stack>
  )
}

function Guardian({ guardian }: { guardian: OwnGuardian }) {
  const { t } = useTranslation('guardians')
  const format = useFormat()
  const confirm = useConfirm()
  const { club_id, id, club_name: club, full_name: name, since, may_end } = guardian
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(endOwnGuardian, { params: { club_id, id } }),
    onSuccess: async () => {
      notify('success', t('own.ended'))
      await invalidate(ownGuardians)
    },
  })
  const end = async () => {
    const question = {
      title: t('own.endTitle', { name }),
      text: t('own.endText', { name, club }),
      confirm: t('own.end'),
    }
    if (await confirm({ ...question, dangerous: true })) mutate()
  }
  return (
    <li className={classes.line}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('own.since', { club, day: format.within.day(since) })}
        </Text>
      </div>
      {may_end && (
        <Button variant="default" loading={isPending} onClick={() => void end()}>
          {t('own.end')}
        </Button>
      )}
    </li>
  )
}
