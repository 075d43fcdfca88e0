import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { children, leaveChild, type ChildDays, type OwnChild } from '#contract/club/guardians.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { refreshMe } from '../../shell/viewer.ts'
import { Fold } from '../../ui/Fold.tsx'
import { placeOf } from './queries.ts'
import { listSeparator } from '../../format/punctuation.ts'

type ChildClubProps = { child: OwnChild; days: Pick<ChildDays, 'venue' | 'contacts'> }

/** Where the club is and who manages it, and how the access ends. */
export function ChildClub({ child, days: { venue, contacts } }: ChildClubProps) {
  const { t } = useTranslation('guardians')
  const format = useFormat()
  const confirm = useConfirm()
  const names = { child: child.first_name, club: child.club_name }
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(leaveChild, placeOf(child)),
    onSuccess: async () => {
      notify('success', t('club.left'))
      await Promise.all([invalidate(children), refreshMe()])
    },
  })
  const leave = async () => {
    const question = {
      title: t('club.leaveTitle'),
      text: t('club.leaveText', names),
      confirm: t('club.leave'),
    }
    if (await confirm({ ...question, dangerous: true })) mutate()
  }
  return (
    <Fold title={t('club.title')}>
      <Stack gap={4} align="flex-start">
        {venue && <Text size="sm">{venue.address ?? venue.name}</Text>}
        {contacts.length > 0 && (
          <Text size="sm">{t('club.managed', { names: contacts.join(listSeparator()) })}</Text>
        )}
        <Text size="sm" c="dimmed">
          {t('club.ends', { day: format.within.day(child.ends_on), child: child.first_name })}
        </Text>
        <Button
          variant="subtle"
          color="red"
          px={0}
          loading={isPending}
          onClick={() => void leave()}
        >
          {t('club.leave')}
        </Button>
      </Stack>
    </Fold>
  )
}
