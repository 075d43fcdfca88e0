import {
  changeLanguage,
  default as i18next,
  loadNamespaces,
  reloadResources,
  use,
  type BackendModule,
  type PostProcessorModule,
} from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { elided } from '#domain/rules/elision.ts'
import { punctuateIn } from '../format/punctuation.ts'
import { BUNDLES, type Bundle } from './bundles.ts'
import { readTexts } from './texts.ts'

const CHOSEN = 'language'
const WORDING = 'wording'
const COOKIE = 'language'
const COOKIE_SECONDS = 365 * 24 * 3600

let spoken: Language = 'en'
let wording: readonly string[] = []
const started = Promise.withResolvers<void>()

let isStarting = false

/** Resolves once there are words for what any page may have to say, where they are on their way. */
export async function waitForTexts(): Promise<void> {
  if (isStarting) await started.promise
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language, namespace) => readTexts(asLanguage(language) ?? 'en', namespace, wording),
}

/** Names filled in after "de" take its vowel in French. */
const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (text: unknown) => (typeof text === 'string' ? elided(text, spoken) : text) as string,
}

/**
 * Outside of React; inside, `useTranslation('<feature>')`. Another feature's texts are named by
 * `ns`.
 */
export { exists, t } from 'i18next'

export const currentLanguage = (): Language => spoken

/**
 * Starts in the person's choice on this device, else the language of their profile when last here,
 * else the browser's.
 */
export async function startI18n(): Promise<void> {
  isStarting = true
  spoken = chosenLanguage() ?? cookieLanguage() ?? browserLanguage(navigator.languages)
  wording = localStorage.getItem(WORDING)?.split(' ').filter(Boolean) ?? []
  document.documentElement.lang = spoken
  punctuateIn(spoken)
  use(backend).use(initReactI18next).use(elision)
  await i18next.init({
    lng: spoken,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    lowerCaseLng: true,
    ns: [...BUNDLES.daily],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    postProcess: [elision.name],
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) =>
      reportError(new Error(`There is no text ${namespace}:${key}.`)),
  })
  started.resolve()
}

async function speak(language: Language): Promise<void> {
  await changeLanguage(language)
  spoken = language
  punctuateIn(language)
  document.documentElement.lang = language
}

/** The person's own choice, which wins over everything on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(CHOSEN, language)
  keepCookie(language)
  await speak(language)
}

/** The profile's language: used unless another was chosen on this device. */
export async function adoptLanguage(preferred: Language): Promise<void> {
  keepCookie(preferred)
  if (chosenLanguage() !== null) return
  localStorage.setItem(CHOSEN, preferred)
  if (preferred !== currentLanguage()) await speak(preferred)
}

/**
 * Loads bundles of texts ahead of the component that needs them, side by side with those every page
 * needs. All that came in one file is there at once: a page never waits for a part of it later.
 */
export async function loadTexts(names: readonly Bundle[]): Promise<void> {
  await Promise.all([
    started.promise,
    ...names.map((name) => readTexts(spoken, BUNDLES[name][0], wording)),
  ])
  await loadNamespaces(names.flatMap((name) => BUNDLES[name]))
}

/** Words that differ with the club ("squad" or "group"); texts already loaded are worded anew. */
export async function setWording(words: readonly string[]): Promise<void> {
  localStorage.setItem(WORDING, words.join(' '))
  if (words.join() === wording.join()) return
  wording = words
  await reloadResources()
  await changeLanguage(spoken)
}

export const asLanguage = (code: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === code?.toLowerCase()) ?? null

/** The first of the browser's languages that we speak; any Chinese is simplified Chinese. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const code of wanted) {
    const short = code.toLowerCase().split('-')[0]
    const language = short === 'zh' ? 'zh-cn' : asLanguage(short)
    if (language) return language
  }
  return 'en'
}

const chosenLanguage = (): Language | null => asLanguage(localStorage.getItem(CHOSEN))
const cookieLanguage = (): Language | null =>
  asLanguage(/(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1])

function keepCookie(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`
}
