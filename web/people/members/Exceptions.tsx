import { Anchor, Badge, Button, Checkbox, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Member } from '#contract/people/members.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import classes from './members.module.css'
import { PermissionGroups } from './PermissionGroups.tsx'
import { colon } from '../../format/punctuation.ts'

export type Override = Member['permissions'][number]

type ExceptionsProps = {
  overrides: readonly Override[]
  onChange: (overrides: readonly Override[]) => void
}

/** What this person may do: as their roles say, with the differences from them marked. */
export function Exceptions({ overrides, onChange }: ExceptionsProps) {
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
          {t('edit.permissionsHint')}{' '}
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
