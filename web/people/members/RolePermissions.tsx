import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rolePermissions } from '#contract/lookups.ts'
import { updateRolePermissions } from '#contract/people/members.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api, query } from '../../api.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { asRole, membersChanged, usePermissions, useRoles } from './queries.ts'

/** What each role allows in this club. */
export function RolePermissions() {
  const { t } = useTranslation('members')
  const [role, setRole] = useState<RoleId>(ROLE.athlete)
  const roles = useRoles()
  const { data, isPending, refetch } = useQuery(query(rolePermissions, { params: { roleId: role } }))
  return (
    <Stack gap="lg" maw={720}>
      <Group gap="sm" style={{ overflowX: 'auto' }}>
        <SegmentedControl
          aria-label={t('edit.roleOf')}
          value={String(role)}
          data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => setRole(asRole(Number(id)) ?? role)}
        />
      </Group>
      <Text c="dimmed">{t('edit.roleHint')}</Text>
      {!data && isPending && <PageState state="loading" rows={10} />}
      {!data && !isPending && <PageState state="error" retry={() => void refetch()} part />}
      {data && (
        <Rights key={`${role} ${data.data.map(({ name }) => name).join()}`} role={role} allowed={data.data.map(({ name }) => name)} />
      )}
    </Stack>
  )
}

function Rights({ role, allowed }: { role: RoleId; allowed: readonly string[] }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const titles = usePermissions()
  const [chosen, setChosen] = useState<readonly string[]>(allowed)
  const dirty = chosen.length !== allowed.length || allowed.some((name) => !chosen.includes(name))
  useLeaveGuard(dirty)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api(updateRolePermissions, { body: { role_id: role, permissions: PERMISSIONS.filter((name) => chosen.includes(name)) } }),
    onSuccess: async () => {
      notify('success', t('edit.saved'))
      await membersChanged()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Stack gap="sm">
        {titles.map(({ name, title }) => {
          const held = PERMISSIONS.some((one) => one === name && hasPermission(viewer, one))
          const kept = role === ROLE.manager && name === 'manage-members'
          return (
            <Checkbox
              key={name}
              label={title}
              description={held ? undefined : t('edit.notHeld')}
              disabled={!held || kept}
              checked={chosen.includes(name)}
              onChange={() => setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])}
            />
          )
        })}
        <Group mt="sm">
          <Button type="submit" loading={isPending} disabled={!dirty}>
            {t('edit.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
