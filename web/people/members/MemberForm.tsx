import { Checkbox, Group, NativeSelect, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { updateMember, type Member } from '#contract/people/members.ts'
import { ROWING_SIDES, type RowingSide } from '#domain/constants/rowing-sides.ts'
import { COACH_SCOPES } from '#domain/rules/member-rights.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Exceptions, type Override } from './Exceptions.tsx'
import { asRole, membersChanged, useRoles } from './queries.ts'

const PLACES = ['cox', 'stroke', 'scull', 'sweep'] as const
type Place = (typeof PLACES)[number]

/** Roles, places in the boat and single rights. */
export function MemberForm({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const roles = useRoles()
  const form = useForm(updateMember, {
    initial: entryOf(member),
    send: (values, call) => call(updateMember, { body: changeOf(member, values) }),
    saved: t('edit.saved'),
    onSaved: membersChanged,
  })
  const { held, places, side, scope, overrides } = form.values
  return (
    <Form of={form} submit={t('edit.save')} disabled={!form.dirty} gap="xl" width={720} bar>
      <Checkbox.Group
        label={t('edit.roles')}
        description={t('edit.rolesHint')}
        value={held.map(String)}
        onChange={(ids) => form.set({ held: ids.map(Number) })}
      >
        <Group mt="xs">
          {roles.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={name} />
          ))}
        </Group>
      </Checkbox.Group>
      <Checkbox.Group
        label={t('columns.places')}
        value={[...places]}
        onChange={(chosen) =>
          form.set({ places: PLACES.filter((place) => chosen.includes(place)) })
        }
      >
        <Group mt="xs">
          {PLACES.map((place) => (
            <Checkbox key={place} value={place} label={t(`places.${place}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <NativeSelect
        label={t('sides.label')}
        w={240}
        value={side ?? ''}
        data={[
          { value: '', label: t('sides.none') },
          ...ROWING_SIDES.map((one) => ({ value: one, label: t(`sides.${one}`) })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          form.set({ side: ROWING_SIDES.find((one) => one === chosen) ?? null })
        }}
      />
      <Radio.Group
        label={t('edit.scope')}
        description={t('edit.scopeHint')}
        value={scope}
        onChange={(chosen) => form.set({ scope: chosen === 'club' ? 'club' : 'own-squads' })}
      >
        <Group mt="xs">
          {COACH_SCOPES.map((one) => (
            <Radio key={one} value={one} label={t(`scopes.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Exceptions overrides={overrides} onChange={(changed) => form.set({ overrides: changed })} />
    </Form>
  )
}

type Entry = {
  held: readonly number[]
  places: readonly Place[]
  side: RowingSide | null
  scope: Member['coach_scope']
  overrides: readonly Override[]
}

const entryOf = (member: Member): Entry => ({
  held: member.roles,
  places: PLACES.filter((place) => member[place]),
  side: member.side,
  scope: member.coach_scope,
  overrides: member.permissions,
})

/** Only what was changed is sent. */
function changeOf(member: Member, { held, places, side, scope, overrides }: Entry) {
  const rolesChanged =
    held.length !== member.roles.length || member.roles.some((role) => !held.includes(role))
  const changed = overrides.filter(
    ({ override }, index) => override !== member.permissions[index]?.override,
  )
  const has = (place: Place) => places.includes(place)
  return {
    user_id: member.id,
    cox: has('cox'),
    stroke: has('stroke'),
    scull: has('scull'),
    sweep: has('sweep'),
    ...(side !== member.side && { side }),
    ...(rolesChanged && { roles: held.flatMap((id) => asRole(id) ?? []) }),
    ...(scope !== member.coach_scope && { coach_scope: scope }),
    ...(changed.length > 0 && {
      permissions: changed.map(({ name, override }) => ({ name, granted: override })),
    }),
  }
}
