import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getClub, handOverClub, type ClubSettings } from '#contract/people/clubs.ts'
import { clubUsers } from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { query } from '../../api/api.ts'
import { PickField } from '../../form/ChoiceFields.tsx'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { can, refreshClubs, useViewer } from '../../shell/viewer.ts'
import { OfClub } from './ClubForm.tsx'

const NOBODY: number | null = null

/**
 * Lets the founder of the club hand it over to another manager; after that the founder may leave.
 */
export const HandOver = () => <OfClub>{(club) => <Question club={club} />}</OfClub>

function Question({ club }: { club: ClubSettings }) {
  const { t } = useTranslation('clubs')
  const viewer = useViewer()
  const confirm = useConfirm()
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
  const nameOf = (chosen: number | null) =>
    managers.find(({ id }) => id === chosen)?.full_name ?? ''
  const form = useForm(handOverClub, {
    initial: { user_id: NOBODY },
    send: ({ user_id }, call) =>
      call(handOverClub, { params: { id: club.id }, body: { user_id: user_id ?? 0 } }),
    ask: ({ user_id }) =>
      confirm({
        title: t('handOver.ask', { club: club.name, name: nameOf(user_id) }),
        text: t('handOver.askText', { name: nameOf(user_id) }),
        confirm: t('handOver.save'),
      }),
    refreshes: [getClub],
    saved: (_, { user_id }) => t('handOver.done', { name: nameOf(user_id) }),
    onSaved: refreshClubs,
    guard: false,
  })
  return (
    <Stack gap="sm">
      <Text>{t('handOver.text')}</Text>
      {data && managers.length === 0 && <Text c="dimmed">{t('handOver.nobody')}</Text>}
      {managers.length > 0 && (
        <BareForm of={form}>
          <Stack gap="sm">
            <FormAlert of={form} />
            <Group align="flex-end">
              <PickField
                {...form.at('user_id')}
                label={t('handOver.to')}
                placeholder={t('handOver.pick')}
                choices={managers.map(({ id, full_name }) => ({ value: id, label: full_name }))}
              />
              <Button
                type="submit"
                variant="default"
                disabled={form.values.user_id === null}
                loading={form.pending}
              >
                {t('handOver.save')}
              </Button>
            </Group>
          </Stack>
        </BareForm>
      )}
    </Stack>
  )
}
