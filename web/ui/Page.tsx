import { useEffect, type ReactNode } from 'react'
import { Stack, Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import classes from './page.module.css'

export type PageProps = {
  title: ReactNode
  /** What the browser's tab says, where that is more than the title. */
  tabTitle?: string
  /** An icon before the title. */
  mark?: ReactNode
  /** The page it belongs to, before the title. */
  crumb?: { to: string; label: string }
  /** Quiet facts beside the title, in one line. */
  subtitle?: ReactNode
  /** Buttons with an icon, then the one primary action. */
  action?: ReactNode
  /** The way to the pages beside this one. */
  tabs?: ReactNode
  /** A `FilterBar`. */
  filters?: ReactNode
  children: ReactNode
}

/** Head and body of a page: one h1, at most one primary action, a row of filters. */
export const Page = ({ tabs, filters, children, ...head }: PageProps) => (
  <div className={classes.page}>
    <PageHead {...head} />
    {tabs}
    {filters}
    <Stack gap="lg" className={classes.body ?? ''}>
      {children}
    </Stack>
  </div>
)

type PageHeadProps = Pick<
  PageProps,
  'title' | 'tabTitle' | 'mark' | 'crumb' | 'subtitle' | 'action'
>

/** What the page is, what to know about it, and what can be done with all of it. */
export function PageHead({ title, tabTitle, mark, crumb, subtitle, action }: PageHeadProps) {
  useTabTitle(tabTitle ?? (typeof title === 'string' ? title : undefined))
  return (
    <div className={classes.head}>
      {crumb && (
        <Link to={crumb.to} className={classes.crumb}>
          {crumb.label}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      )}
      {mark}
      <Title order={1} className={classes.title ?? ''}>
        {title}
      </Title>
      {subtitle && (
        <Text className={classes.facts ?? ''} c="dimmed" component="div">
          {subtitle}
        </Text>
      )}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}

/** Names the browser's tab after the thing on the page, once the screen has named it. */
function useTabTitle(title: string | undefined): void {
  // A screen below the same head has a name of its own, which the thing takes over again.
  useLocation()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Slipway`
  })
}
