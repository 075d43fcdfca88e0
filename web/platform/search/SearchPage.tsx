import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { FOUND_KINDS, type HitKind } from '#contract/platform/search.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useViewer } from '../../shell/viewer.ts'
import { FoundGroup } from './FoundGroup.tsx'
import { HitGroup } from './HitGroup.tsx'
import { recentlyFound } from './recent.ts'
import classes from './search.module.css'
import { useFound } from './use-found.ts'
import { useHitKeys } from './use-hit-keys.ts'

/** One field for everything. Who comes again, by a key or the link on top, starts a new search. */
export function SearchPage() {
  const { key } = useLocation()
  const replaces = useNavigationType() === 'REPLACE'
  const [arrival, setArrival] = useState(key)
  if (!replaces && key !== arrival) setArrival(key)
  return <Search key={arrival} />
}

function Search() {
  const { t } = useTranslation('search')
  const [address, change] = useSearchParam()
  const [text, setText] = useState(address.get('q') ?? '')
  const kind = FOUND_KINDS.find((one) => one === address.get('kind')) ?? null
  const words = text.trim()
  const { screens, asked, there } = useFound(words, kind)
  const field = useRef<HTMLInputElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const type = (value: string) => {
    setText(value)
    change({ q: value.trim(), kind: null })
  }
  useHitKeys({ around, field, type }, there)
  return (
    <Page title={t('title')} subtitle={t('hint')}>
      <div role="search" ref={around} className={classes.search}>
        <TextInput
          ref={field}
          type="search"
          data-screen-focus
          size="md"
          aria-label={t('label')}
          placeholder={t('label')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          maxLength={100}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <div className={classes.results}>
          {words === '' ? (
            <Start />
          ) : (
            <Results
              found={{ screens, asked, there }}
              words={words}
              kind={kind}
              onKind={(next) => change({ kind: next })}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

/** Before anything is typed: what was opened lately, or what the field is for. */
function Start() {
  const { t } = useTranslation('search')
  const { selected } = useViewer()
  const recent = recentlyFound(selected?.club_id ?? null)
  if (recent.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconSearch size={32} />}
        title={t('start')}
        text={t('startText')}
      />
    )
  const hits = recent.map(({ title, to }) => ({ title, to, key: to }))
  return <HitGroup title={t('recent')} hits={hits} />
}

type ResultsProps = {
  found: ReturnType<typeof useFound>
  words: string
  kind: HitKind | null
  onKind: (kind: HitKind | null) => void
}

function Results({ found: { screens, asked, there }, words, kind, onKind }: ResultsProps) {
  const { t } = useTranslation('search')
  const { groups = [], days = null } = asked.data?.data ?? {}
  const count = groups.reduce((sum, { hits }) => sum + hits.length, screens.length)
  const places = screens.map((screen) => ({ ...screen, key: screen.to }))
  return (
    <>
      <p role="status" className={classes.count}>
        {there && t('found', { count })}
      </p>
      {kind && (
        <Button variant="subtle" justify="flex-start" onClick={() => onKind(null)}>
          {t('back')}
        </Button>
      )}
      {there && asked.data && count === 0 && <Nothing words={words} />}
      {places.length > 0 && <HitGroup title={t('screens')} hits={places} />}
      {!asked.data && <Waiting for={asked} rows={6} part />}
      {groups.map((group) => (
        <FoundGroup key={group.kind} group={group} days={days} onAll={() => onKind(group.kind)} />
      ))}
    </>
  )
}

function Nothing({ words }: { words: string }) {
  const { t } = useTranslation('search')
  return (
    <PageState
      state="empty"
      icon={<IconSearch size={32} />}
      title={t('none', { query: words })}
      text={t('noneText')}
    />
  )
}
