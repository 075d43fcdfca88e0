import { ActionIcon, Modal, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { openShortcutList } from '../../shell/open-shortcuts.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { FoundGroup } from './FoundGroup.tsx'
import { HitGroup } from './HitGroup.tsx'
import classes from './palette.module.css'
import { recentlyFound } from './recent.ts'
import { useFound } from './use-found.ts'
import { useHitKeys } from './use-hit-keys.ts'

/** Of each kind. */
const MOST = 3
const MOST_RECENT = 5
/** Enough that actions and screens are among them. */
const MOST_SCREENS = 40
const FEWEST_LETTERS = 2
/** Before the words of an action. */
const ACTIONS_ONLY = '>'

type PaletteProps = {
  /** It was left, and one's work goes on. */
  onClose: () => void
  /** Something was opened from it. */
  onOpened: () => void
}

/** Search and actions over one's work: people first, then what one can do, the rest of the club. */
export function Palette({ onClose, onOpened }: PaletteProps) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const phone = usePhone()
  const [text, setText] = useState('')
  const isForActions = text.startsWith(ACTIONS_ONLY)
  const words = (isForActions ? text.slice(ACTIONS_ONLY.length) : text).trim()
  const least = isForActions ? Infinity : FEWEST_LETTERS
  const found = useFound(words, null, { most: MOST_SCREENS, least })
  const field = useRef<HTMLInputElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const type = (value: string) => {
    if (value !== '?') return setText(value)
    onClose()
    openShortcutList()
  }
  useHitKeys({ around, field, type }, found.there)
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (key !== before.current) onOpened()
  }, [key, onOpened])
  return (
    <Modal.Root opened onClose={onClose} size={660} yOffset={96} fullScreen={phone} padding={0}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')} radius={10}>
        <div role="search" ref={around}>
          <TextInput
            ref={field}
            data-autofocus
            type="search"
            variant="unstyled"
            size="md"
            className={classes.field ?? ''}
            aria-label={t('label')}
            placeholder={common('bar.search')}
            leftSection={<IconSearch size={20} aria-hidden />}
            rightSection={
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={common('close')}
                onClick={onClose}
              >
                <IconX size={18} />
              </ActionIcon>
            }
            value={text}
            maxLength={100}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <div className={classes.results}>
            {words === '' && !isForActions ? (
              <Start screens={found.screens} />
            ) : (
              <Hits found={found} words={words} isForActions={isForActions} />
            )}
          </div>
          {!phone && <p className={classes.keys}>{t('keys')}</p>}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

type SearchState = ReturnType<typeof useFound>
const withKeys = (places: SearchState['screens']) =>
  places.map(({ title, to }) => ({ title, to, key: to }))
const actionsIn = (screens: SearchState['screens']) =>
  withKeys(screens.filter(({ kind }) => kind === 'action'))

/** Before anything is typed: the last places, and what the role does most. */
function Start({ screens }: Pick<SearchState, 'screens'>) {
  const { t } = useTranslation('search')
  const { selected } = useViewer()
  const recent = recentlyFound(selected?.club_id ?? null).slice(0, MOST_RECENT)
  return (
    <>
      {recent.length > 0 && (
        <HitGroup
          title={t('recent')}
          hits={recent.map(({ title, to }) => ({ title, to, key: to }))}
        />
      )}
      <HitGroup title={t('do')} hits={actionsIn(screens).slice(0, MOST)} />
    </>
  )
}

type HitsProps = { found: SearchState; words: string; isForActions: boolean }

function Hits({ found: { screens, asked, there }, words, isForActions }: HitsProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const isAsked = !isForActions && words.length >= FEWEST_LETTERS
  const { groups = [], days = null } = isAsked ? (asked.data?.data ?? {}) : {}
  const actions = actionsIn(screens)
  const places = withKeys(screens.filter(({ kind }) => kind === 'screen'))
  const count = groups.reduce((sum, { hits }) => sum + hits.length, screens.length)
  // A screen of that very name goes before what one says in other words.
  const areScreensFirst = screens[0]?.kind === 'screen'
  const screensShown = !isForActions && places.length > 0 && (
    <HitGroup title={t('places')} hits={places.slice(0, MOST)} />
  )
  const showAll = () => void navigate(paths.searchResults(words))
  const groupsOf = (wanted: (kind: (typeof groups)[number]['kind']) => boolean) =>
    groups
      .filter(({ kind }) => wanted(kind))
      .map((group) => (
        <FoundGroup key={group.kind} group={group} days={days} onAll={showAll} most={MOST} />
      ))
  return (
    <>
      <p role="status" className={classes.status}>
        {there && (count > 0 ? t('found', { count }) : t('none', { query: words }))}
      </p>
      {groupsOf((kind) => kind === 'member')}
      {areScreensFirst && screensShown}
      {actions.length > 0 && (
        <HitGroup title={t('do')} hits={isForActions ? actions : actions.slice(0, MOST)} />
      )}
      {isAsked && !asked.data && <Waiting for={asked} rows={3} part />}
      {groupsOf((kind) => kind !== 'member' && kind !== 'note')}
      {!areScreensFirst && screensShown}
      {groupsOf((kind) => kind === 'note')}
      {there && count === 0 && <Otherwise />}
    </>
  )
}

/** What one can do where nothing was found. */
function Otherwise() {
  const { t } = useTranslation('search')
  const { screens } = useFound('', null, { most: MOST_SCREENS, least: Infinity })
  return <HitGroup title={t('do')} hits={actionsIn(screens).slice(0, MOST)} />
}
