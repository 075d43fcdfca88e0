import { Checkbox, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rolePermissions } from '#contract/lookups.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { PermissionGroups } from './PermissionGroups.tsx'
import { asRole, useRoles } from './queries.ts'
import { useRoleRights } from './use-role-rights.ts'

/** What each role allows in this club. A role that was opened keeps its ticks behind the next. */
export function RolePermissions() {
  const { t } = useTranslation('members')
  const [role, setRole] = useState<RoleId>(ROLE.athlete)
  const roles = useRoles()
  const phone = usePhone()
  const choices = roles.map(({ id, name }) => ({ value: String(id), label: name }))
  const [opened, setOpened] = useState<readonly RoleId[]>([role])
  function choose(id: string): void {
    const next = asRole(Number(id)) ?? role
    setRole(next)
    setOpened((now) => [...new Set([...now, next])])
  }
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
      {opened.map((one) => (
        <div key={one} hidden={one !== role}>
          <RightsOf role={one} />
        </div>
      ))}
    </Stack>
  )
}

function RightsOf({ role }: { role: RoleId }) {
  const asked = useQuery(query(rolePermissions, { params: { roleId: role } }))
  if (!asked.data) return <Waiting for={asked} rows={10} part />
  return <Rights role={role} stored={asked.data.data.map(({ name }) => name)} />
}

function Rights({ role, stored }: { role: RoleId; stored: readonly string[] }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const { form, has, toggle } = useRoleRights({ role, stored, saved: t('edit.saved') })
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
              checked={has(name)}
              onChange={() => toggle(name)}
            />
          )
        }}
      </PermissionGroups>
    </Form>
  )
}
