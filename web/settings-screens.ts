import { redirect } from 'react-router'
import { CLUB_SETTINGS } from './club-settings.ts'
import { OWN_SETTINGS } from './own-settings.ts'
import { paths } from './paths.ts'
import { user, type Screen } from './screen.ts'
import { pagesFor, type Settings, type SettingsPage } from './settings-pages.ts'
import { enter, type Guard } from './shell/guards.ts'
import { loadViewer } from './shell/viewer.ts'

/** Settings as a screen: the list of the pages, and each page at its own address. */
const screenOf = (settings: Settings, startGuards: readonly Guard[] = []): Screen => ({
  path: '',
  title: settings.title,
  page: async () => (await import('./shell/SettingsFrame.tsx')).frameOf(settings),
  children: [
    {
      path: settings.start,
      guards: [...startGuards, enterAny(settings)],
      page: async () => (await import('./shell/SettingsFrame.tsx')).NothingChosen,
    },
    ...settings.groups.flatMap(({ pages }) => pages.map(pageOf)),
  ],
})

const pageOf = (page: SettingsPage): Screen => {
  const { path, title, access = user, texts, load, ahead } = page
  return {
    path,
    title,
    access,
    ...(texts && { texts }),
    ...(load && { load }),
    ...(ahead && { ahead }),
    page:
      'page' in page
        ? page.page
        : async () => {
            const [{ partPage }, part] = await Promise.all([
              import('./shell/SettingsFrame.tsx'),
              page.part(),
            ])
            return partPage(title, part)
          },
  }
}

/** Lets in who may open one of the pages; others learn why the first of them is closed. */
const enterAny =
  (settings: Settings): Guard =>
  async (way) => {
    await enter(user)(way)
    const pages = pagesFor(settings, await loadViewer()).length > 0 ? [] : settings.groups[0]?.pages
    for (const { access = user } of pages ?? []) await enter(access)(way)
  }

/** Where the folds of the former page have gone; links in mails and notices still name them. */
const OLD_PARTS: Readonly<Record<string, string>> = {
  person: paths.ownSettings('profile'),
  email: paths.ownSettings('email'),
  password: paths.ownSettings('password'),
  second: paths.ownSettings('second-step'),
  signIns: paths.ownSettings('sign-ins'),
  tokens: paths.ownSettings('tokens'),
  health: paths.ownSettings('health'),
  data: paths.ownSettings('data'),
  end: paths.deleteAccount(),
}
const followOldLink: Guard = ({ request }) => {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('email_code')
  if (code !== null) throw redirect(paths.confirmEmail(code))
  const place = OLD_PARTS[searchParams.get('part') ?? '']
  if (place !== undefined) throw redirect(place)
}

export const settings: readonly Screen[] = [
  screenOf(OWN_SETTINGS, [followOldLink]),
  screenOf(CLUB_SETTINGS),
]
