import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { updateMe } from '#contract/people/account.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { api } from '../api/api.ts'
import { chooseLanguage, currentLanguage } from '../i18n/i18n.ts'
import { paths } from '../paths/paths.ts'
import { queryClient } from '../api/query-client.ts'
import { usePatternChoice } from '../ui/charts/use-patterns.ts'
import { accessToken } from './session-store.ts'
import { useViewer } from './viewer.ts'
import classes from './shell.module.css'

type ChoicesProps<V> = {
  title: string
  value: V
  choices: readonly { value: V; label: string; lang?: string }[]
  onChoose: (value: V) => void
}

/** One of a few, as a list in a dropdown. */
function Choices<V extends string | number>({ title, value, choices, onChoose }: ChoicesProps<V>) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.panelTitle}>{title}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.panelItem}
          lang={choice.lang}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          <span className={classes.panelText}>{choice.label}</span>
          {choice.value === value && <IconCheck size={16} aria-hidden />}
        </button>
      ))}
    </fieldset>
  )
}

const SCHEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[]

export function LanguageChoice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const choose = async (language: Language) => {
    onDone()
    await chooseLanguage(language)
    if (accessToken() === null) return
    // If it could not be stored in the profile, it still applies on this device.
    await api(updateMe, { body: { preferred_language: language } }).catch(() => undefined)
    // Some answers carry words of the server, in the language of the question.
    await queryClient.invalidateQueries()
  }
  const choices = LANGUAGES.map((language) => ({
    value: language,
    label: LANGUAGE_NAMES[language],
    lang: language,
  }))
  return (
    <Choices
      title={t('bar.languages')}
      value={currentLanguage()}
      choices={choices}
      onChoose={(language) => void choose(language)}
    />
  )
}

export function SchemeChoice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (scheme: MantineColorScheme) => {
    setColorScheme(scheme)
    onDone()
  }
  const [hasPatterns, choosePatterns] = usePatternChoice()
  return (
    <>
      <Choices
        title={t('bar.scheme')}
        value={colorScheme}
        choices={SCHEMES.map((value) => ({ value, label: t(`bar.${value}`) }))}
        onChoose={choose}
      />
      <button
        type="button"
        className={classes.panelItem}
        aria-pressed={hasPatterns}
        onClick={() => choosePatterns(!hasPatterns)}
      >
        <span className={classes.panelText}>{t('bar.patterns')}</span>
        {hasPatterns && <IconCheck size={16} aria-hidden />}
      </button>
    </>
  )
}

export function ClubChoice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { memberships, selected } = useViewer()
  const navigate = useNavigate()
  const choose = async (clubId: number) => {
    onDone()
    if (clubId !== selected?.club_id) await navigate(paths.switchClub(clubId))
  }
  const choices = memberships.map(({ club }) => ({ value: club.id, label: club.name }))
  return (
    <Choices
      title={t('bar.clubs')}
      value={selected?.club_id ?? 0}
      choices={choices}
      onChoose={(clubId) => void choose(clubId)}
    />
  )
}
