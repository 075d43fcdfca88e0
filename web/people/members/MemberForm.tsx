import {
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  Anchor,
  Badge,
  Button,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { updateMember, type Member } from '#contract/people/members.ts'
import { ROWING_SIDES, type RowingSide } from '#domain/constants/rowing-sides.ts'
import { COACH_SCOPES } from '#domain/rules/member-rights.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { differenceOf } from '../../form/difference.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { colon, sentenceGap } from '../../format/punctuation.ts'
import { asRole, membersChanged, useRoles } from './queries.ts'
import { PermissionGroups } from './PermissionGroups.tsx'
import classes from './members.module.css'

type Override = Member['permissions'][number]

type ExceptionsProps = {
  overrides: readonly Override[]
  onChange: (overrides: readonly Override[]) => void
}

/** What this person may do: as their roles say, with the differences from them marked. */
function Exceptions({ overrides, onChange }: ExceptionsProps) {
  const { t } = useTranslation('members')
  const set = (name: Permission, override: boolean | null) =>
    onChange(overrides.map((one) => (one.name === name ? { ...one, override } : one)))
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          {t('edit.permissions')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('edit.permissionsHint')}
          {sentenceGap()}
          <Anchor component={Link} to={paths.editClub('roles')} inherit underline="always">
            {t('edit.rolesLink')}
          </Anchor>
        </Text>
      </div>
      <PermissionGroups>
        {(name, title) => {
          const one = overrides.find((override) => override.name === name)
          return one && <Exception one={one} title={title} onSet={(next) => set(name, next)} />
        }}
      </PermissionGroups>
    </Stack>
  )
}

type ExceptionProps = {
  one: Override
  title: string
  onSet: (override: boolean | null) => void
}

function Exception({ one: { name, by_role, override }, title, onSet }: ExceptionProps) {
  const { t } = useTranslation('members')
  const held = hasPermission(useViewer(), name)
  return (
    <>
      <Checkbox
        label={title}
        description={held ? undefined : t('edit.notHeld')}
        disabled={!held}
        checked={override ?? by_role}
        onChange={(event) => {
          const wanted = event.currentTarget.checked
          onSet(wanted === by_role ? null : wanted)
        }}
      />
      {override === null ? (
        <Text size="sm" c="dimmed">
          {t('edit.asRole')}
        </Text>
      ) : (
        <div className={classes.difference}>
          <Badge color="amber" variant="light" tt="none">
            {t(override === by_role ? 'edit.fixed' : override ? 'edit.extra' : 'edit.taken')}
          </Badge>
          {held && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`${t('edit.followRole')}${colon()}${title}`}
              onClick={() => onSet(null)}
            >
              {t('edit.followRole')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const PLACES = ['cox', 'stroke', 'scull', 'sweep'] as const
type Place = (typeof PLACES)[number]

/** Roles, places in the boat and single rights. */
export const MemberForm = ({ member }: { member: Member }) => (
  <MemberFields key={member.id} member={member} />
)

function MemberFields({ member }: { member: Member }) {
  const { t } = useTranslation('members')
  const roles = useRoles()
  const form = useForm(updateMember, {
    initial: entryOf(member),
    follows: true,
    send: (values, call, before) =>
      call(updateMember, { body: { user_id: member.id, ...changeOf(before, values) } }),
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

const planOf = ({ held, places, side, scope }: Entry) => ({
  ...(Object.fromEntries(PLACES.map((place) => [place, places.includes(place)])) as PlacePlan),
  side,
  roles: held.flatMap((id) => asRole(id) ?? []).toSorted((one, other) => one - other),
  coach_scope: scope,
})
type PlacePlan = Record<Place, boolean>

/** Only what was changed is sent. */
function changeOf(before: Entry, now: Entry) {
  const changed = now.overrides.filter(
    ({ override }, index) => override !== before.overrides[index]?.override,
  )
  return {
    ...differenceOf(planOf(before), planOf(now)),
    ...(changed.length > 0 && {
      permissions: changed.map(({ name, override }) => ({ name, granted: override })),
    }),
  }
}
