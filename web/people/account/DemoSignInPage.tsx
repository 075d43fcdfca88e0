import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { setupState } from '#contract/people/account-setup.ts'
import { query } from '../../api/api.ts'
import { Mark } from '../../shell/Mark.tsx'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { DemoCards } from './DemoCards.tsx'
import classes from './demo.module.css'
import { LanguageField } from './LanguageField.tsx'

export type DemoSignInProps = {
  /** The page of an installation that is no demo to those who open it from elsewhere. */
  plain: ReactNode
  /** The form for an account. */
  children: ReactNode
}

/** Four people to look around as, and below them the sign-in with an account. */
export function DemoSignInPage({ plain, children }: DemoSignInProps) {
  const { t } = useTranslation('demo')
  useScreenTitle()
  const { data, isPending } = useQuery(query(setupState))
  const demo = data?.data.demo
  if (isPending) return null
  if (!demo) return plain
  return (
    <>
      <header className={classes.head}>
        <Mark size={24} />
        <span>Slipway</span>
        <div className={classes.language}>
          <LanguageField />
        </div>
      </header>
      <main className={classes.page}>
        <DemoCards demo={demo} />
        <section aria-labelledby="account-title" className={classes.apart}>
          <div className={classes.account}>
            <div>
              <Title order={2} size="h4" id="account-title">
                {t('account.title')}
              </Title>
              <Text size="sm" c="dimmed">
                {t('account.lead')}
              </Text>
            </div>
            <div>{children}</div>
          </div>
        </section>
      </main>
    </>
  )
}
