import { Button, Checkbox, Group, Radio, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateMember, type Member } from '#contract/people/members.ts'
import { COACH_SCOPES } from '#domain/rules/member-rights.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api } from '../../api.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { useViewer } from '../../shell/viewer.ts'
import { asRole, membersChanged, usePermissions, useRoles } from './queries.ts'

const PLACES = ['cox', 'stroke', 'scull', 'sweep'] as const
type Override = Member['permissions'][number]

/** Roles, places in the boat and single rights; only what was changed is sent. */
export function MemberForm({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const roles = useRoles()
  const [held, setHeld] = useState<readonly number[]>(member.roles)
  const [places, setPlaces] = useState({ cox: member.cox, stroke: member.stroke, scull: member.scull, sweep: member.sweep })
  const [scope, setScope] = useState(member.coach_scope)
  const [overrides, setOverrides] = useState<readonly Override[]>(member.permissions)
  const rolesChanged = held.length !== member.roles.length || member.roles.some((role) => !held.includes(role))
  const changed = overrides.filter(({ override }, index) => override !== member.permissions[index]?.override)
  const scopeChanged = scope !== member.coach_scope
  const dirty = rolesChanged || scopeChanged || changed.length > 0 || PLACES.some((place) => places[place] !== member[place])
  useLeaveGuard(dirty)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api(updateMember, {
        body: {
          user_id: member.id,
          ...places,
          ...(rolesChanged && { roles: held.flatMap((id) => asRole(id) ?? []) }),
          ...(scopeChanged && { coach_scope: scope }),
          ...(changed.length > 0 && { permissions: changed.map(({ name, override }) => ({ name, granted: override })) }),
        },
      }),
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
      <Stack gap="xl" maw={720}>
        <Checkbox.Group
          label={t('edit.roles')}
          description={t('edit.rolesHint')}
          value={held.map(String)}
          onChange={(ids) => setHeld(ids.map(Number))}
        >
          <Group mt="xs">
            {roles.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox.Group
          label={t('columns.places')}
          value={PLACES.filter((place) => places[place])}
          onChange={(chosen) =>
            setPlaces({
              cox: chosen.includes('cox'),
              stroke: chosen.includes('stroke'),
              scull: chosen.includes('scull'),
              sweep: chosen.includes('sweep'),
            })
          }
        >
          <Group mt="xs">
            {PLACES.map((place) => (
              <Checkbox key={place} value={place} label={t(`places.${place}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Radio.Group
          label={t('edit.scope')}
          description={t('edit.scopeHint')}
          value={scope}
          onChange={(chosen) => setScope(chosen === 'club' ? 'club' : 'own-squads')}
        >
          <Group mt="xs">
            {COACH_SCOPES.map((one) => (
              <Radio key={one} value={one} label={t(`scopes.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Overrides overrides={overrides} onChange={setOverrides} />
        <Group>
          <Button type="submit" loading={isPending} disabled={!dirty}>
            {t('edit.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type OverridesProps = { overrides: readonly Override[]; onChange: (overrides: readonly Override[]) => void }
const CHOICES = { roles: null, granted: true, denied: false } as const
const choiceOf = (override: boolean | null) => (override === null ? 'roles' : override ? 'granted' : 'denied')

function Overrides({ overrides, onChange }: OverridesProps) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const titles = usePermissions()
  const choose = (name: string, choice: string) =>
    onChange(overrides.map((one) => (one.name === name ? { ...one, override: CHOICES[choice as keyof typeof CHOICES] } : one)))
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h4">
          {t('edit.permissions')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('edit.permissionsHint')}
        </Text>
      </div>
      {overrides.map(({ name, by_role, override }) => {
        const title = titles.find((permission) => permission.name === name)?.title ?? name
        const held = hasPermission(viewer, name)
        return (
          <Group key={name} justify="space-between" gap="xs">
            <div>
              <Text>{title}</Text>
              {!held && (
                <Text size="sm" c="dimmed">
                  {t('edit.notHeld')}
                </Text>
              )}
            </div>
            <SegmentedControl
              aria-label={title}
              disabled={!held}
              value={choiceOf(override)}
              onChange={(choice) => choose(name, choice)}
              data={[
                { value: 'roles', label: t(by_role ? 'edit.byRoleYes' : 'edit.byRoleNo') },
                { value: 'granted', label: t('edit.granted') },
                { value: 'denied', label: t('edit.denied') },
              ]}
            />
          </Group>
        )
      })}
    </Stack>
  )
}
