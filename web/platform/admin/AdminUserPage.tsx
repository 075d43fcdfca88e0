import { Button, List, Stack, Text, Title, Code, CopyButton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import {
  adminEndSignIns,
  adminUser,
  adminActivationLink,
  type AdminUser,
} from '#contract/platform/admin.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { ROLE_IDS } from '#domain/constants/roles.ts'
import { adminResetSecondStep } from '#contract/platform/admin-upkeep.ts'
import { canResetSecondStep } from '#domain/rules/admin.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { idOf } from '../../ui/use-list-state.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { useViewer } from '../../shell/viewer.ts'
import { ActAs } from './ActAs.tsx'
import { AdminPage } from './AdminPage.tsx'
import { UserForm } from './UserForm.tsx'

/** Where no mail server sends it: the link that opens the account, shown once. */
function ActivationByHand({ user }: { user: AdminUser }) {
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

/** Whether somebody signs in in two steps, and the way out when the second is lost. */
function SecondStep({ user }: { user: AdminUser }) {
  const { t } = useTranslation('upkeep')
  const viewer = useViewer()
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const agreed = await confirm({
        title: t('secondStep.title'),
        text: t('secondStep.text'),
        confirm: t('secondStep.reset'),
        dangerous: true,
      })
      if (!agreed) return
      await api(adminResetSecondStep, { params: { id: user.id } })
      notify('success', t('secondStep.done'))
      await invalidate(adminUser)
    },
  })
  if (!user.second_step) return null
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('secondStep.heading')}
      </Title>
      <Text>{t('secondStep.on')}</Text>
      {canResetSecondStep(viewer, user.id) && (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('secondStep.reset')}
        </Button>
      )}
    </Stack>
  )
}

/** An account to create, or one to look at and change. */
export function AdminUserPage() {
  const { t } = useTranslation('admin')
  const { id } = useParams()
  if (id !== undefined) return <KnownUser key={id} id={idOf(id) ?? 0} />
  return (
    <AdminPage title={t('user.create')} subtitle={t('user.createHint')}>
      <UserForm user={null} />
    </AdminPage>
  )
}

function KnownUser({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const asked = useQuery({
    ...query(adminUser, { params: { id } }, { own: [400, 404] }),
    enabled: id > 0,
  })
  const { data, error } = asked
  const unknown = id === 0 || (error instanceof ApiProblem && error.status === 404)
  if (unknown) return <PageState state="not-found" />
  const user = data?.data
  return (
    <AdminPage
      title={user ? `${user.first_name} ${user.last_name}` : t('users.title')}
      subtitle={user?.email}
    >
      {!user && <Waiting for={asked} />}
      {user && (
        <Stack gap="xl">
          <UserForm user={user} />
          <Memberships user={user} />
          <SignIns user={user} />
          <SecondStep user={user} />
          <ActivationByHand user={user} />
          <ActAs user={user} />
        </Stack>
      )}
    </AdminPage>
  )
}

const isStatus = (status: number): status is MemberStatus =>
  Object.values<number>(MEMBER_STATUS).includes(status)

function Memberships({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const wordsOf = ({ status, roles }: AdminUser['memberships'][number]) => [
    ...(isStatus(status) ? [t(`statuses.${status}`)] : []),
    ...ROLE_IDS.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`)),
  ]
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('user.memberships')}
      </Title>
      {user.memberships.length === 0 && <Text c="dimmed">{t('user.noMemberships')}</Text>}
      <List>
        {user.memberships.map((membership) => (
          <List.Item key={membership.club_id}>
            <Link to={paths.adminEditClub(membership.club_id)}>{membership.club}</Link>
            {colon() + wordsOf(membership).join(listSeparator())}
          </List.Item>
        ))}
      </List>
      <Button variant="default" component={Link} to={paths.adminCreateClub(user.id)}>
        {t('user.clubFor')}
      </Button>
    </Stack>
  )
}

function SignIns({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const agreed = await confirm({
        title: t('user.endTitle'),
        text: t('user.endText'),
        confirm: t('user.end'),
        dangerous: true,
      })
      if (!agreed) return
      await api(adminEndSignIns, { params: { id: user.id } })
      notify('success', t('user.ended'))
      await invalidate(adminUser)
    },
  })
  const when =
    user.last_sign_in === null ? t('user.never') : format.within.dateTime(user.last_sign_in)
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('user.signIns')}
      </Title>
      <Text>{t('user.signInsText', { number: user.sign_ins, when })}</Text>
      {user.sign_ins > 0 && (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('user.end')}
        </Button>
      )}
    </Stack>
  )
}
