import { Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rolePermissions } from '#contract/lookups.ts'
import { updateRolePermissions } from '#contract/people/members.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { asRole, membersChanged, usePermissions, useRoles } from './queries.ts'

/** What each role allows in this club. */
export function RolePermissions() {
  const { t } = useTranslation('members')
  const [role, setRole] = useState<RoleId>(ROLE.athlete)
  const roles = useRoles()
  const asked = useQuery(query(rolePermissions, { params: { roleId: role } }))
  const { data } = asked
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
      {!data && <Waiting for={asked} rows={10} part />}
      {data && (
        <Rights
          key={`${role} ${data.data.map(({ name }) => name).join()}`}
          role={role}
          allowed={data.data.map(({ name }) => name)}
        />
      )}
    </Stack>
  )
}

function Rights({ role, allowed }: { role: RoleId; allowed: readonly string[] }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const titles = usePermissions()
  const form = useForm(updateRolePermissions, {
    initial: { permissions: PERMISSIONS.filter((name) => allowed.includes(name)) },
    send: ({ permissions }, call) =>
      call(updateRolePermissions, { body: { role_id: role, permissions } }),
    saved: t('edit.saved'),
    onSaved: membersChanged,
  })
  const chosen = new Set<string>(form.values.permissions)
  const toggle = (changed: string) =>
    form.set({ permissions: PERMISSIONS.filter((name) => chosen.has(name) !== (name === changed)) })
  return (
    <Form of={form} submit={t('edit.save')} disabled={!form.dirty} gap="sm">
      {titles.map(({ name, title }) => {
        const held = PERMISSIONS.some((one) => one === name && hasPermission(viewer, one))
        const kept = role === ROLE.manager && name === 'manage-members'
        return (
          <Checkbox
            key={name}
            label={title}
            description={held ? undefined : t('edit.notHeld')}
            disabled={!held || kept}
            checked={chosen.has(name)}
            onChange={() => toggle(name)}
          />
        )
      })}
    </Form>
  )
}
