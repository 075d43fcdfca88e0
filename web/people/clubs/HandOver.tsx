import { Button, Group, Select, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getClub, handOverClub, type ClubSettings } from '#contract/people/clubs.ts'
import { clubUsers } from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { api, invalidate, query } from '../../api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { can, refreshClubs, useViewer } from '../../shell/viewer.ts'

/**
 * Lets the founder of the club hand it over to another manager; after that the founder may leave.
 */
export function HandOver({ club }: { club: ClubSettings }) {
  const { t } = useTranslation('clubs')
  const viewer = useViewer()
  const confirm = useConfirm()
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = {
    limit: 1000,
    status: String(MEMBER_STATUS.approved),
    include: 'current_club_roles',
  }
  const { data } = useQuery({
    ...query(clubUsers, { query: asked }),
    enabled: can(clubUsers.access, viewer),
  })
  const managers = (data?.data ?? []).filter(
    ({ id, current_club_roles = [] }) =>
      id !== viewer.user_id && current_club_roles.some((role) => role.id === ROLE.manager),
  )
  const heir = managers.find(({ id }) => String(id) === chosen)
  const give = useMutation({
    mutationFn: ({ id }: { id: number; full_name: string }) =>
      api(handOverClub, { params: { id: club.id }, body: { user_id: id } }),
    onSuccess: async (_, { full_name }) => {
      notify('success', t('handOver.done', { name: full_name }))
      await Promise.all([invalidate(getClub), refreshClubs()])
    },
  })
  const ask = async () => {
    if (!heir) return
    const { full_name: name } = heir
    const question = {
      title: t('handOver.ask', { club: club.name, name }),
      text: t('handOver.askText', { name }),
      confirm: t('handOver.save'),
    }
    if (await confirm(question)) give.mutate(heir)
  }
  return (
    <Stack gap="sm" component="section" maw={720}>
      <Title order={2} size="h3">
        {t('handOver.title')}
      </Title>
      <Text>{t('handOver.text')}</Text>
      {data && managers.length === 0 && <Text c="dimmed">{t('handOver.nobody')}</Text>}
      {managers.length > 0 && (
        <Group align="flex-end">
          <Select
            label={t('handOver.to')}
            placeholder={t('handOver.pick')}
            searchable
            data={managers.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button
            variant="default"
            disabled={!heir}
            loading={give.isPending}
            onClick={() => void ask()}
          >
            {t('handOver.save')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
