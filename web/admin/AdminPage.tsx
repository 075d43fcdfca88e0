import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { Page, type PageProps } from '../ui/Page.tsx'

const TABS = [
  { name: 'dashboard', to: paths.admin() },
  { name: 'users', to: paths.adminUsers() },
  { name: 'clubs', to: paths.adminClubs() },
  { name: 'plans', to: paths.adminPlans() },
  { name: 'signIns', to: paths.adminSignIns() },
] as const

/** A page of the platform's administrators, with the way to the others. */
export function AdminPage({ children, ...page }: PageProps) {
  const { t } = useTranslation('admin')
  return (
    <Page {...page}>
      <Group component="nav" gap="xs" aria-label={t('nav.label')}>
        {TABS.map(({ name, to }) => (
          <NavLink key={name} to={to}>
            {({ isActive }) => (
              <Button component="span" variant={isActive ? 'light' : 'subtle'} tabIndex={-1}>
                {t(`nav.${name}`)}
              </Button>
            )}
          </NavLink>
        ))}
      </Group>
      {children}
    </Page>
  )
}
