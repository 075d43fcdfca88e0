import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Navigate, Outlet, useLocation, useMatch } from 'react-router'
import { pagesFor, type Settings, type SettingsGroup } from '../screens/settings-pages.ts'
import { Page } from '../ui/Page.tsx'
import { PageState } from '../ui/PageState.tsx'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { usePhone } from '../ui/use-phone.ts'
import classes from './settings-frame.module.css'
import type { ScreenTitle } from './use-screen-title.ts'
import { useViewer } from './viewer.ts'

/** Pages of settings beside the list of them; on a phone the list is a page of its own. */
export const frameOf = (settings: Settings): ComponentType =>
  function SettingsFrame() {
    const { t } = useTranslation()
    const phone = usePhone()
    const groups = pagesFor(settings, useViewer())
    const atStart = useMatch(settings.start) !== null
    const [first] = groups[0]?.pages ?? []
    const title = t(`screens.${settings.title}`)
    if (atStart && !first) return <PageState state="unauthorized" />
    if (atStart && first && !phone) return <Navigate to={first.path} replace />
    if (atStart)
      return (
        <Page title={title}>
          <nav aria-label={title}>
            <PageList groups={groups} />
          </nav>
        </Page>
      )
    return (
      <div className={classes.frame}>
        {phone ? (
          <PlaceLink to={settings.start} className={classes.back ?? ''}>
            <IconChevronLeft size={20} aria-hidden />
            {title}
          </PlaceLink>
        ) : (
          <nav className={classes.side} aria-label={title}>
            <p className={classes.title}>{title}</p>
            <PageList groups={groups} />
          </nav>
        )}
        <div className={classes.page}>
          <Suspense>
            <Opened settings={settings} groups={groups} />
          </Suspense>
        </div>
      </div>
    )
  }

/** The page of the address, unless it is none of those the person may open. */
function Opened({ settings, groups }: { settings: Settings; groups: readonly SettingsGroup[] }) {
  const { pathname } = useLocation()
  const all = settings.groups.flatMap(({ pages }) => pages)
  const opened = all
    .filter(({ path }) => matchPath({ path, end: false }, pathname))
    .reduce((most, page) => (page.path.length > most.path.length ? page : most))
  const mayOpen = groups.some(({ pages }) => pages.includes(opened))
  return mayOpen ? <Outlet /> : <PageState state="unauthorized" />
}

function PageList({ groups }: { groups: readonly SettingsGroup[] }) {
  const { t } = useTranslation()
  const all = groups.flatMap(({ pages }) => pages)
  // The first page of a club has the address that the others lie below.
  const hasBelow = (path: string) => all.some((page) => page.path.startsWith(`${path}/`))
  return groups.map(({ name, pages }) => (
    <div key={name} className={classes.group} role="group" aria-labelledby={`settings-${name}`}>
      <p id={`settings-${name}`} className={classes.name}>
        {t(`settingsGroups.${name}`)}
      </p>
      <ul>
        {pages.map(({ path, title, icon: PageIcon }) => (
          <li key={path}>
            <PlaceLink to={path} exact={hasBelow(path)} className={classes.link ?? ''}>
              <PageIcon size={20} aria-hidden />
              <span className={classes.words}>{t(`screens.${title}`)}</span>
              <IconChevronRight size={18} className={classes.arrow ?? ''} aria-hidden />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** What is beside the list while no page is open: the frame shows the list alone. */
export const NothingChosen: ComponentType = () => null

/** A part of the settings below its title. */
export const partPage = (title: ScreenTitle, Part: ComponentType): ComponentType =>
  function SettingsPart() {
    const { t } = useTranslation()
    return (
      <Page title={t(`screens.${title}`)}>
        <Part />
      </Page>
    )
  }
