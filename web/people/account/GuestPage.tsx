import { Anchor, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useScreenHelp } from '../../help/use-screen-help.ts'
import { paths } from '../../paths/paths.ts'
import { Mark } from '../../shell/Mark.tsx'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import classes from './login.module.css'

type GuestPageProps = { title: string; lead?: ReactNode; state?: 'error'; children: ReactNode }

/** A page around one short form or a few words, for people who are not signed in yet. */
export function GuestPage({ title, lead, state, children }: GuestPageProps) {
  const { t } = useTranslation()
  const article = useScreenHelp()
  useScreenTitle()
  return (
    <main className={classes.page} data-page-state={state}>
      <Stack gap="md" className={classes.form}>
        <div className={classes.mark}>
          <Mark size={44} />
        </div>
        <div>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead && <Text c="dimmed">{lead}</Text>}
        </div>
        {children}
        <Text size="sm">
          <Anchor component={Link} to={paths.help(article)}>
            {t('bar.help')}
          </Anchor>
        </Text>
      </Stack>
    </main>
  )
}
