import { Checkbox, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rolePermissions } from '#contract/lookups.ts'
import { updateRolePermissions } from '#contract/people/members.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { PermissionGroups } from './PermissionGroups.tsx'
import { asRole, membersChanged, useRoles } from './queries.ts'

/** What each role allows in this club. */
export function RolePermissions() {
  const { t } = useTranslation('members')
  const [role, setRole] = useState<RoleId>(ROLE.athlete)
  const roles = useRoles()
  const phone = usePhone()
  const choices = roles.map(({ id, name }) => ({ value: String(id), label: name }))
  const choose = (id: string) => setRole(asRole(Number(id)) ?? role)
  const asked = useQuery(query(rolePermissions, { params: { roleId: role } }))
  const { data } = asked
  return (
    <Stack gap="lg">
      {phone ? (
        <NativeSelect
          label={t('edit.roleOf')}
          value={String(role)}
          data={choices}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : (
        <SegmentedControl
          aria-label={t('edit.roleOf')}
          style={{ alignSelf: 'flex-start' }}
          value={String(role)}
          data={choices}
          onChange={choose}
        />
      )}
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
  const form = useForm(updateRolePermissions, {
    initial: { permissions: PERMISSIONS.filter((name) => allowed.includes(name)) },
    send: ({ permissions }, call) =>
      call(updateRolePermissions, { body: { role_id: role, permissions } }),
    saved: t('edit.saved'),
    onSaved: membersChanged,
  })
  const chosen = new Set<Permission>(form.values.permissions)
  const toggle = (changed: Permission) =>
    form.set({ permissions: PERMISSIONS.filter((name) => chosen.has(name) !== (name === changed)) })
  return (
    <Form of={form} submit={t('edit.save')} disabled={!form.dirty} gap="sm" bar>
      <PermissionGroups>
        {(name, title) => {
          const held = hasPermission(viewer, name)
          const stays = role === ROLE.manager && name === 'manage-members'
          return (
            <Checkbox
              label={title}
              description={held ? undefined : t('edit.notHeld')}
              disabled={!held || stays}
              checked={chosen.has(name)}
              onChange={() => toggle(name)}
            />
          )
        }}
      </PermissionGroups>
    </Form>
  )
}
