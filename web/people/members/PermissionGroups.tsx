import { Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PERMISSION_GROUPS, type Permission } from '#domain/constants/permissions.ts'
import classes from './members.module.css'
import { usePermissions } from './queries.ts'

const GROUPS = ['training', 'people', 'club', 'federation'] as const

/** All permissions by what they are about; how one is shown is said by `children`. */
export function PermissionGroups({
  children,
}: {
  children: (name: Permission, title: string) => ReactNode
}) {
  const { t } = useTranslation('members')
  const titles = usePermissions()
  const id = useId()
  const titleOf = (name: Permission) => titles.find((one) => one.name === name)?.title ?? name
  return (
    <Stack gap="lg">
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <Title order={3} size="h4" id={`${id}-${group}`}>
            {t(`permissionGroups.${group}`)}
          </Title>
          <ul className={classes.permissions}>
            {PERMISSION_GROUPS[group].map((name) => (
              <li key={name} className={classes.permission}>
                {children(name, titleOf(name))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
