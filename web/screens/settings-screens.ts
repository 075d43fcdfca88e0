import { listProviderActivities } from '#contract/recordings/integrations.ts'
import { PROVIDERS } from '#domain/constants/providers.ts'
import { CLUB_SETTINGS } from './club-settings.ts'
import { OWN_SETTINGS } from './own-settings.ts'
import { user, type Screen } from './screen.ts'
import { pagesFor, type Settings, type SettingsPage } from './settings-pages.ts'
import { enter, type Guard } from '../shell/guards.ts'
import { loadViewer } from '../shell/viewer.ts'

/** Settings as a screen: the list of the pages, and each page at its own address. */
const screenOf = (settings: Settings): Screen => ({
  path: '',
  title: settings.title,
  page: async () => (await import('../shell/SettingsFrame.tsx')).frameOf(settings),
  children: [
    {
      path: settings.start,
      help: settings.help,
      guards: [enterAny(settings)],
      page: async () => (await import('../shell/SettingsFrame.tsx')).NothingChosen,
    },
    ...settings.groups.flatMap(({ pages }) =>
      pages.flatMap((page) => [
        pageOf(page),
        ...(page.tabs ?? []).map((tab) => pageOf({ ...page, ...tab })),
      ]),
    ),
  ],
})

const pageOf = (page: SettingsPage): Screen => {
  const { path, title, access = user, texts, load, ahead, guards, help } = page
  return {
    path,
    title,
    access,
    ...(help && { help }),
    ...(texts && { texts }),
    ...(load && { load }),
    ...(ahead && { ahead }),
    ...(guards && { guards }),
    page:
      'page' in page
        ? page.page
        : async () => {
            const [{ partPage }, part] = await Promise.all([
              import('../shell/SettingsFrame.tsx'),
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

/** Where an account at a maker of watches or ergometers is connected. */
const connections = PROVIDERS.map(({ page }): Screen => ({
  path: page,
  help: 'files-and-watches',
  access: listProviderActivities.access,
  title: 'connectAccount',
  texts: ['own'],
  page: async () => (await import('../recordings/integrations/ConnectPage.tsx')).ConnectPage,
}))

export const settings: readonly Screen[] = [
  screenOf(OWN_SETTINGS),
  screenOf(CLUB_SETTINGS),
  ...connections,
]
